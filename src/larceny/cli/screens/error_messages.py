"""Error messages: one template, and so one sentence, for every way to refuse something.

What only one game refuses has its template in the game's face.
"""

from collections.abc import Mapping
from typing import Any

from larceny import rulebook
from larceny.games.registry import brought
from larceny.kernel.errors import IllegalAction, LarcenyError

from ..common.signs import printable
from ..faces.face import Templates

SENTENCES: Templates = {
    # Rulesets
    ("invalid-ruleset", "unknown-game"): "There is no game “{game}”. Games: {known}.",
    ("invalid-ruleset", "unknown-edition"): ("There is no edition “{edition}”. Editions: {known}."),
    ("invalid-ruleset", "unknown-variant"): ("There is no variant “{variant}”. Variants: {known}."),
    ("invalid-ruleset", "bad-toml"): "The rules file is not valid TOML: {why}.",
    ("invalid-ruleset", "missing-field"): "The ruleset does not say what “{field}” is.",
    ("invalid-ruleset", "unknown-field"): ("A ruleset has no field “{field}”. Fields: {known}."),
    ("invalid-ruleset", "bad-value"): (
        "The field {field} cannot be “{value}”. Allowed: {allowed}."
    ),
    ("invalid-ruleset", "out-of-range"): (
        "The field {field} cannot be {value}: it goes from {least} to {most}."
    ),
    ("invalid-ruleset", "players"): (
        "{players} cannot play; the table is for {least} to {most} players."
    ),
    ("invalid-ruleset", "first-player"): (
        "Seat {seat} is to begin, and is not at a table for {players}."
    ),
    # Positions
    ("invalid-position", "not-in-this-phase"): (
        "“{token}” cannot stand like this while the phase is {phase}."
    ),
    ("invalid-position", "nobody-can-decide"): (
        "Nobody could decide anything in this position; its phase is {phase}."
    ),
    ("invalid-position", "another-table"): (
        "The position is for other rules, or for {players} players."
    ),
    ("invalid-position", "not-from-play"): "No game can come to this position.",
    ("invalid-position", "nothing-fits"): (
        "No position was found in {draws} draws that fits what is seen."
    ),
    # Puzzles
    ("invalid-puzzle", "unknown-theme"): "There is no theme “{theme}”. Themes: {known}.",
    ("invalid-puzzle", "unknown-puzzle"): (
        "There is no puzzle “{id}”, or more than one begins like that."
    ),
    ("invalid-puzzle", "no-puzzles"): "The game {game} has no puzzles. Games that have: {known}.",
    ("invalid-puzzle", "none-of-these"): "There are no puzzles of that game and that theme there.",
    ("invalid-puzzle", "none-proven"): (
        "Of the puzzles that were made of {game}, none could be proven; `larceny puzzles check` "
        "says why."
    ),
    ("invalid-puzzle", "no-trainer"): "That game has no trainer.",
    ("invalid-puzzle", "level"): "There is no level {level}; they go from 1 to {most}.",
    ("invalid-puzzle", "not-a-day"): "A day is written like 2026-11-18; this is “{day}”.",
    ("invalid-puzzle", "before-the-first-day"): (
        "There was no puzzle on {day}; the first one was on {first}."
    ),
    ("invalid-puzzle", "not-a-collection"): (
        "The file holds no puzzles: it is neither text nor packed by gzip."
    ),
    ("invalid-puzzle", "empty-collection"): "The file holds no puzzles.",
    ("invalid-puzzle", "not-json"): "Line {line} of the puzzles is not JSON.",
    ("invalid-puzzle", "format"): (
        "The puzzle on line {line} is written in format {format}; this version reads {known}."
    ),
    ("invalid-puzzle", "field"): "The puzzle on line {line} has no proper field “{field}”.",
    ("invalid-puzzle", "id"): (
        "The puzzle on line {line} is called {id}, but what it shows is {made}: it was changed."
    ),
    ("invalid-puzzle", "scene"): "A puzzle tells something that cannot be read: {text}.",
    ("invalid-puzzle", "no-such-tile"): "A puzzle tells of a tile that is not there: {text}.",
    ("invalid-puzzle", "spot"): "“{text}” is no side of a drawer, such as T.N above.",
    ("invalid-puzzle", "solver"): (
        "What was kept of your puzzles in {path} cannot be read; please move it away."
    ),
    # Notation
    ("invalid-notation", "position"): (
        "A position begins with an edition and the number of players, such as `french 3 …` or "
        "`standard 3 …`; this is “{text}”."
    ),
    ("invalid-notation", "not-printable"): (
        "A name or a seed may not have line breaks or control letters in it: “{text}”."
    ),
    ("invalid-notation", "number"): "`{token}` needs a number, not “{text}”.",
    ("invalid-notation", "seats"): (
        "`{token}={text}` does not list different seats from 0 to the last of {players} players."
    ),
    ("invalid-notation", "one-per-seat"): (
        "`{token}={text}` needs one entry for each of the {players} players, with commas."
    ),
    ("invalid-notation", "ruleset"): (
        "“{text}” is no ruleset; write an edition, and changed fields in brackets: "
        "`french[box_actions=one]`."
    ),
    ("invalid-notation", "unknown-token"): "“{token}” is not part of a position.",
    ("invalid-notation", "token-twice"): "`{token}` is given twice.",
    ("invalid-notation", "phase"): "“{text}” is no phase. Phases: {known}.",
    ("invalid-notation", "ending"): "“{text}” is no way a game ends. Endings: {known}.",
    ("invalid-notation", "unknown-action"): "“{word}” is no decision of this game.",
    ("invalid-notation", "action-index"): (
        "There is no decision number {index}; they go from 0 to {last}."
    ),
    # Records
    ("invalid-record", "not-json"): "The record is not valid JSON: {why}.",
    ("invalid-record", "not-a-record"): "This is no record of a Larceny game.",
    ("invalid-record", "format-version"): (
        "The record has format version {version}; this program reads version {known}."
    ),
    ("invalid-record", "missing-field"): "The record has no “{field}”.",
    ("invalid-record", "bad-field"): "Something in the record cannot be read: {why}.",
    ("invalid-record", "bad-line"): "Line {line} of the record cannot be read: “{text}”.",
    ("invalid-record", "truncated"): (
        "The record was cut short: after {moves} moves the game it tells of is not over."
    ),
    ("invalid-record", "secret-not-shown"): (
        "The record does not show its secret, so its game cannot be played again."
    ),
    ("invalid-record", "rules-version"): (
        "The game was played under version {version} of the rules, {age} than this program's "
        "({known}). It can be read, but not played again and checked."
    ),
    ("invalid-record", "illegal-move"): (
        "Move {number} of the record, “{word}” by seat {seat}, breaks {rule_title}."
    ),
    ("invalid-record", "unknown-move"): (
        "Move {number} of the record, “{word}” by seat {seat}, is no decision of this game."
    ),
    ("invalid-record", "commitment"): (
        "The secret in the record is not the one that was committed to ({commitment})."
    ),
    ("invalid-record", "seal"): ("What seat {seat} added to the deal is not what it had sealed."),
    ("invalid-record", "seals"): "The record does not have one seal for each of {seats} seats.",
    ("invalid-record", "rounds"): (
        "The deal cannot have come about in round {round} by those who are said to have withheld."
    ),
    ("invalid-record", "beacon"): (
        "The randomness of the beacon's round {round} does not follow from its signature."
    ),
    ("invalid-record", "result"): (
        "Played again, the game has another result than the record says: ending {ending}, "
        "scores {scores}."
    ),
    ("invalid-record", "digest"): (
        "Played again, the game does not give the same events: its digest is not {digest}."
    ),
    ("invalid-record", "chapters"): (
        "The headings of the record do not stand where the parts of the game begin."
    ),
    ("invalid-record", "another-game"): (
        "This is a record of “{game}”; it was to be read as one of “{known}”."
    ),
    ("invalid-record", "another-deal"): (
        "The game was dealt in a way that a game against bots on one's own device is not."
    ),
    (
        "invalid-record",
        "seats",
    ): "One seat must be yours, and bots at the others; free are: {seats}.",
    ("invalid-record", "line-twice"): "Line {line} says again what may be said once: “{text}”.",
    ("invalid-record", "no-text-form"): (
        "This record cannot be written as text: a name or a secret in it has line breaks."
    ),
    # Serving
    ("invalid-settings", "bad-value"): (
        "The setting {field} cannot be “{value}”. Allowed: {allowed}."
    ),
    ("invalid-settings", "unknown-key"): "There is no setting “{key}”. Settings: {known}.",
    ("invalid-settings", "unknown-variable"): (
        "{variable} in the environment is no setting. Settings: {known}."
    ),
    ("invalid-settings", "bad-toml"): "The settings in {path} are not valid TOML: {why}.",
    ("invalid-settings", "file"): "The settings in {path} cannot be read: {why}.",
    ("cannot-serve", "port-taken"): (
        "Something else listens on port {port} of {host} already; --port chooses another one."
    ),
    ("cannot-serve", "cannot-listen"): "Nobody may listen on port {port} of {host}: {why}.",
    ("cannot-serve", "no-redis"): (
        "{url} needs the Python package redis; `pip install 'larceny[redis]'` installs it."
    ),
    # Databases and backups
    ("database", "bad-url"): (
        "This is no address of a database; it looks like `sqlite:////PATH` or "
        "`postgresql://USER@HOST/NAME`."
    ),
    ("database", "in-memory"): "SQLite needs a file: `sqlite:////PATH`.",
    ("database", "unknown-kind"): "There is no support for {given}; there is for {known}.",
    ("database", "missing"): "There is no database {path}.",
    ("database", "nothing-there"): "The database is empty; there is nothing to copy.",
    ("database", "in-use"): (
        "Another server uses {path} already. SQLite is for one server at a time; several of them "
        "need PostgreSQL and Redis."
    ),
    ("database", "not-empty"): (
        "The database is not empty, and a backup is only put into an empty one."
    ),
    ("database", "newer"): (
        "The database was made by a newer version of Larceny (revision {revision})."
    ),
    ("database", "trouble"): "The database {url} cannot be used: {why}.",
    ("database", "no-driver"): (
        "{url} needs the Python package {package}; `pip install 'larceny[postgres]'` installs it."
    ),
    ("backup", "not-a-backup"): "This file is no backup.",
    ("backup", "cut-short"): "The backup is damaged or was cut short.",
    ("backup", "newer"): "The backup is from a newer version of Larceny (version {version}).",
    # The twin
    ("twin-script", "unknown"): "The twin knows no bot {script}, only {known}.",
    ("twin-script", "number"): "There are {given} bots for {players} seats: name one, or one each.",
    ("twin-script", "no-word"): "No action of {game} has a word that begins with {word}.",
    # Games in bulk
    ("lab", "extra"): (
        "This needs the Python package {package}; `pip install 'larceny[{extra}]'` installs it."
    ),
    ("lab", "kills-workers"): (
        "Game {number} has ended {deaths} processes, the last with exit code {exit}, and is given "
        "up: {game}."
    ),
    ("lab", "game-failed"): "Game {number} could not be played ({game}): {why}",
    ("lab", "lost-on-ray"): (
        "The cluster lost some games {tries} times, and they are given up: {games} ({why})"
    ),
    ("lab", "no-cluster"): "There is no Ray cluster at {address}: {why}",
    ("lab", "unknown-form"): "{path} is neither of {known}, by the ending of its name.",
    ("lab", "not-a-journal"): "{path} is no journal of a run.",
    ("lab", "another-plan"): (
        "{path} belongs to another run, and cannot be resumed with these options; what differs: "
        "{differing}."
    ),
    ("lab", "unfinished"): (
        "A run was interrupted here. Go on with it by --resume, or remove {path} to begin anew."
    ),
    ("lab", "nothing-to-resume"): "There is no run to resume ({path}).",
    ("lab", "not-a-run"): "The curves of the run in {path} cannot be read.",
    ("lab", "not-games"): "Line {line} of {path} is no game, as `simulate --out` writes it.",
    ("lab", "no-games"): "There are no games to report on.",
    ("lab", "no-forecaster"): "Nothing forecasts {game}. Games with a forecaster: {known}.",
    ("lab", "vary-number"): (
        "{field} is a number; say which ones to play with: --vary {field}=VALUE,VALUE."
    ),
    # The rest
    ("unknown-paragraph", "number"): "The rules have no paragraph “{number}”.",
    ("broken-title", "part"): "A part of a game cannot be loaded, {reference}: {why}.",
    ("unlearnable", "game"): "Nets cannot learn {game}: it has no rules for GPUs, or no inputs.",
    ("unlearnable", "minutes"): "A run takes more than {minutes} minutes.",
    ("unlearnable", "exists"): "There is a run in {folder}; --resume goes on with it.",
    ("unlearnable", "no-run"): "There is no run in {folder} to go on with.",
    ("unlearnable", "begun"): "The run in {folder} has begun; another net cannot begin it.",
    ("unlearnable", "another-game"): "The run in {folder} is of {game}.",
    ("unlearnable", "another-opponent"): "The run in {folder} is against “{against}”.",
    ("unlearnable", "other-games"): (
        "The run in {folder} began with other games to imitate, or with none: {imitates}."
    ),
    ("unlearnable", "copy-shape"): "{file} has {setting}={value}; nets of this run have {wanted}.",
    ("unlearnable", "against"): "“{against}” is no net of {game}: write grandmaster or net:FILE.",
    ("unlearnable", "setting"): "There is no setting “{setting}”. Settings: {known}.",
    ("unlearnable", "value"): "The setting {setting} cannot be “{value}”.",
    ("unlearnable", "shape"): "The nets of that run have {setting}={value}, and keep it.",
    ("unlearnable", "schedule"): "Plan a run by minutes or by decisions, more than 0 of one.",
    ("unlearnable", "steps"): "{steps} steps cannot be cut into parts of {batch_steps}.",
    ("unlearnable", "table"): "“{table}” is no table; write EDITION/PLAYERS, such as french/4.",
    ("examples", "no-games"): "{file}, line {line}: this is no game; write games as JSON lines.",
    (
        "examples",
        "no-record",
    ): "{file}, line {line}: no record; let games be played with --records.",
    ("examples", "few"): (
        "{file} has fewer than {least} games of “{bot}” at the table {table}: too few to learn."
    ),
    ("unusable-net", "unreadable"): "The net {file} cannot be read: {why}.",
    ("unusable-net", "format"): (
        "The net {file} has format {format}; this program reads format {known}."
    ),
    ("unusable-net", "hash"): "The net {file} is damaged: its hash does not fit.",
    ("unusable-net", "game"): "The net {file} plays {game}, not {wanted}.",
    ("unusable-net", "rules"): (
        "The net {file} has learned version {version} of the rules; they are at version {known}."
    ),
    ("unusable-net", "inputs"): (
        "The net {file} was told other things of the game than nets are told now."
    ),
    ("unusable-net", "untrained"): (
        "The net has learned {trained} of {game}, not {rules} with {players} players. With "
        "`untrained=1` it plays all the same."
    ),
    ("unknown-bot", "name"): "There is no bot “{name}”. Bots: {known}.",
    ("unknown-bot", "no-file"): "A net is called by its file: `{name}:FILE`.",
    ("unknown-bot", "option"): "The bot “{bot}” has no option “{option}”. Its options: {known}.",
    ("unknown-bot", "no-options"): "The bot “{bot}” has no options; it cannot be given “{option}”.",
    ("unknown-bot", "forgets"): "Who searches forgets nothing: “half_life” and the lower strengths "
    "cannot be set together with “sims” or “ms”.",
    ("unknown-bot", "strength"): "The strength of a net is from 1 to {most}, not {value}.",
    ("unknown-bot", "option-twice"): "The option “{option}” of the bot “{bot}” is given twice.",
    ("unknown-bot", "value"): "The option “{option}” of a bot is a number above 0, not “{value}”.",
    ("unknown-bot", "count"): (
        "{given} bots were named for {seats} seats; name one for all, or one for each."
    ),
    ("file", "missing"): "There is no file {path}.",
    ("file", "directory"): "{path} is a folder, not a file.",
    ("file", "not-allowed"): "{path} may not be read or written.",
    ("file", "not-text"): "{path} is not a text in UTF-8.",
    ("file", "trouble"): "{path} cannot be used: {why}.",
    ("file", "unnamed"): "The system refuses something that this needs: {why}.",
    ("save", "none"): "There is no saved game to resume ({path}).",
    ("save", "over"): "The game in {path} is over; `larceny replay {path}` shows it.",
    ("save", "no-table"): (
        "{path} is a record, but does not say who sat where; `larceny replay {path}` shows it."
    ),
    ("save", "damaged"): "The saved game is damaged. It was kept as {kept}. {why}",
    ("answer", "empty"): "This needs an answer: a number or a word. h explains how.",
    ("answer", "unknown"): "“{text}” is none of the answers. {hint}",
    ("answer", "ambiguous"): "“{text}” could be {could_be}.",
    ("answer", "number"): "There is no answer {number}; they go from 1 to {last}.",
    ("answer", "odd-number"): "There is no answer {number}; there are {known}.",
}


def error_message(refusal: LarcenyError) -> str:
    """Say in English what is wrong."""
    if isinstance(refusal, IllegalAction):
        return _illegal(refusal)
    template, words = _template(refusal)
    if template is None:
        return f"{refusal}."
    message = template.format_map({**_written_details(refusal.details), **words})
    rule = refusal.details.get("rule")
    return (
        f"{message} ({rule_title(str(rule))})"
        if rule and "{rule_title}" not in template
        else message
    )


def _template(refusal: LarcenyError) -> tuple[str | None, Mapping[str, str]]:
    """Find the template for a refusal, and words that a game's own one may need."""
    key = refusal.kind, refusal.code
    if key in SENTENCES:
        return SENTENCES[key], {}
    for face in brought("face").values():
        if key in face.sentences:
            return face.sentences[key], face.wording(refusal.details)
    return None, {}


def rule_title(number: str) -> str:
    """Return the number of a paragraph with its title."""
    try:
        return f"{number} {rulebook.paragraph(number).title}"
    except LarcenyError:
        return number


def _illegal(refusal: IllegalAction) -> str:
    action = refusal.details.get("action", "this")
    game = rulebook.game_of(refusal.rule)
    return (
        f"“{action}” is not allowed now: {rule_title(refusal.rule)}. "
        f"`larceny rules {game} --paragraph {refusal.rule}` shows the rule."
    )


def _written_details(details: Mapping[str, Any]) -> dict[str, str]:
    """Write details as text, with the few that a sentence counts or words otherwise."""
    written = {key: _written(value) for key, value in details.items()}
    if isinstance(details.get("move"), int):
        written["number"] = str(details["move"] + 1)
    if isinstance(details.get("actions"), int):
        written["last"] = str(details["actions"] - 1)
    if "rule" in details:
        written["rule_title"] = rule_title(str(details["rule"]))
    version, known = details.get("version"), details.get("known")
    if isinstance(version, int) and isinstance(known, int):
        written["age"] = "older" if version < known else "newer"
    return written


def _written(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(printable(str(item)) for item in value)
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).lower() if isinstance(value, bool) else printable(str(value))
