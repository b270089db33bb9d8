"""What pictures and previews say, in four languages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

LANGUAGES = ("en", "fr", "it", "de")
LOCALES = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "de": "de_DE"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The sentences of a language."""

    lobby: str
    free: Callable[[int], str]
    playing: str
    abandoned: str
    over: str
    sit_down: str
    watch: str
    again: str
    won: Callable[[Sequence[str]], str]
    nobody_won: str
    bots: Mapping[str, str]
    chapters: Mapping[str, Callable[[str], str]]
    eyes: Callable[[str], str]
    all_open: str
    spectator: str
    home: str
    puzzle: str
    solve: str
    question: str
    find: str
    wins: Callable[[int, int], str]
    no_games: str
    profile: str


def _list(names: Sequence[str], and_: str) -> str:
    return f" {and_} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


ENGLISH = Words(
    lobby="Waiting for players",
    free=lambda count: "1 seat is free" if count == 1 else f"{count} seats are free",
    playing="This game is being played now",
    abandoned="This game was given up",
    over="This game is over",
    sit_down="Sit down and play",
    watch="Look on",
    again="Watch it again, step by step",
    won=lambda names: f"{_list(names, 'and')} won",
    nobody_won="Nobody won",
    bots={
        "grandmaster": "Grandmaster",
        "master": "Master",
        "expert": "Expert",
        "novice": "Novice",
        "random": "Dicer",
    },
    chapters={
        "round": lambda number: f"Round {number}",
        "turn": lambda number: f"Turn {number}",
        "filling": lambda _: "The beginning",
    },
    eyes=lambda name: f"through {name}’s eyes",
    all_open="everything open",
    spectator="as an onlooker saw it",
    home="Two board games of hidden treasure, with friends or against bots.",
    puzzle="The puzzle of the day",
    question="One question, one right answer.",
    find="Can you find it?",
    solve="One question, one right answer: can you find it?",
    wins=lambda wins, games: f"{wins} of {games} {'game' if games == 1 else 'games'} won",
    no_games="No game finished yet",
    profile="See the profile",
)

FRENCH = Words(
    lobby="On attend des joueurs",
    free=lambda count: "1 place est libre" if count == 1 else f"{count} places sont libres",
    playing="Cette partie est en cours",
    abandoned="Cette partie a été abandonnée",
    over="Cette partie est terminée",
    sit_down="Asseyez-vous et jouez",
    watch="Regarder",
    again="À revoir pas à pas",
    won=lambda names: f"Victoire de {_list(names, 'et')}",
    nobody_won="Personne n’a gagné",
    bots={
        "grandmaster": "Grand maître",
        "master": "Maître",
        "expert": "Expert",
        "novice": "Débutant",
        "random": "Hasard",
    },
    chapters={
        "round": lambda number: f"Manche {number}",
        "turn": lambda number: f"Tour {number}",
        "filling": lambda _: "Le début",
    },
    eyes=lambda name: f"vu par {name}",
    all_open="tout à découvert",
    spectator="vu par le public",
    home="Deux jeux de société aux trésors cachés, entre amis ou contre des bots.",
    puzzle="L’énigme du jour",
    question="Une question, une seule bonne réponse.",
    find="La trouverez-vous ?",
    solve="Une question, une seule bonne réponse : la trouverez-vous ?",
    wins=lambda wins, games: (
        f"{wins} {'parties gagnées' if wins > 1 else 'partie gagnée'} sur {games}"
    ),
    no_games="Aucune partie terminée pour l’instant",
    profile="Voir le profil",
)

ITALIAN = Words(
    lobby="Si aspettano giocatori",
    free=lambda count: "1 posto è libero" if count == 1 else f"{count} posti sono liberi",
    playing="Questa partita è in corso",
    abandoned="Questa partita è stata abbandonata",
    over="Questa partita è finita",
    sit_down="Siediti e gioca",
    watch="Guarda la partita",
    again="Da rivedere passo dopo passo",
    won=lambda names: f"{'Ha' if len(names) == 1 else 'Hanno'} vinto {_list(names, 'e')}",
    nobody_won="Nessuno ha vinto",
    bots={
        "grandmaster": "Gran maestro",
        "master": "Maestro",
        "expert": "Esperto",
        "novice": "Principiante",
        "random": "Tiradadi",
    },
    chapters={
        "round": lambda number: f"Manche {number}",
        "turn": lambda number: f"Turno {number}",
        "filling": lambda _: "L’inizio",
    },
    eyes=lambda name: f"con gli occhi di {name}",
    all_open="tutto scoperto",
    spectator="come l’ha vista il pubblico",
    home="Due giochi da tavolo di tesori nascosti, con gli amici o contro i bot.",
    puzzle="Il rompicapo del giorno",
    question="Una domanda, una sola risposta giusta.",
    find="La trovi?",
    solve="Una domanda, una sola risposta giusta: la trovi?",
    wins=lambda wins, games: (
        f"{wins} {'partita vinta' if wins == 1 else 'partite vinte'} su {games}"
    ),
    no_games="Ancora nessuna partita finita",
    profile="Vedi il profilo",
)

GERMAN = Words(
    lobby="Es fehlen noch Mitspieler",
    free=lambda count: "1 Platz ist frei" if count == 1 else f"{count} Plätze sind frei",
    playing="Dieses Spiel läuft gerade",
    abandoned="Dieses Spiel wurde aufgegeben",
    over="Dieses Spiel ist zu Ende",
    sit_down="Setz dich und spiel mit",
    watch="Zuschauen",
    again="Schritt für Schritt ansehen",
    won=lambda names: f"{_list(names, 'und')} {'hat' if len(names) == 1 else 'haben'} gewonnen",
    nobody_won="Niemand hat gewonnen",
    bots={
        "grandmaster": "Großmeister",
        "master": "Meister",
        "expert": "Könner",
        "novice": "Neuling",
        "random": "Würfler",
    },
    chapters={
        "round": lambda number: f"Runde {number}",
        "turn": lambda number: f"Zug {number}",
        "filling": lambda _: "Der Anfang",
    },
    eyes=lambda name: f"mit den Augen von {name}",
    all_open="alles offen",
    spectator="wie es die Zuschauer sahen",
    home="Zwei Brettspiele um versteckte Schätze, mit Freunden oder gegen Bots.",
    puzzle="Das Rätsel des Tages",
    question="Eine Frage, eine richtige Antwort.",
    find="Findest du sie?",
    solve="Eine Frage, eine richtige Antwort: Findest du sie?",
    wins=lambda wins, games: f"{wins} von {games} {'Spiel' if games == 1 else 'Spielen'} gewonnen",
    no_games="Noch kein Spiel zu Ende gespielt",
    profile="Zum Profil",
)

SPOKEN: Mapping[str, Words] = {"en": ENGLISH, "fr": FRENCH, "it": ITALIAN, "de": GERMAN}


def chapter_in(words: Words, name: str) -> str:
    """Say "round 3" in a language; what is not known stays as it is."""
    kind, _, number = name.partition(" ")
    said = words.chapters.get(kind)
    return name if said is None else said(number)


def name_in(words: Words, name: str, bot: str | None) -> str:
    """Say "Novice 2" in a language: so a bot is called that has no name of its own."""
    level, _, number = name.partition(" ")
    if bot is None or level.lower() != bot or not number.isdecimal():
        return name
    return f"{words.bots.get(bot, level)} {number}"
