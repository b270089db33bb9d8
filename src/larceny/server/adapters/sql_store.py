"""The whole store on one database."""

from ..ports.store import Store
from .database import FAILURES, open_engine
from .migrate import migrate
from .sql_chat import SqlChat
from .sql_clubs import SqlClubs
from .sql_journal import SqlJournal
from .sql_leases import SqlLeases
from .sql_notes import SqlNotes
from .sql_people import SqlPeople
from .sql_pushes import SqlPushes
from .sql_puzzles import SqlPuzzles
from .sql_ratings import SqlRatings
from .sql_relations import SqlRelations
from .sql_replays import SqlReplays
from .sql_reports import SqlReports
from .sql_sealed import SqlSealed
from .sql_seeks import SqlSeeks
from .sql_studies import SqlStudies
from .sql_tables import SqlTables
from .sql_tallies import SqlTallies


def open_store(url: str) -> Store:
    """Open the store on a database, and bring its tables up to date."""
    engine = open_engine(url)
    migrate(engine)
    return Store(
        journal=SqlJournal(engine),
        tables=SqlTables(engine),
        people=SqlPeople(engine),
        chat=SqlChat(engine),
        leases=SqlLeases(engine),
        sealed=SqlSealed(engine),
        ratings=SqlRatings(engine),
        pushes=SqlPushes(engine),
        notes=SqlNotes(engine),
        replays=SqlReplays(engine),
        puzzles=SqlPuzzles(engine),
        seeks=SqlSeeks(engine),
        relations=SqlRelations(engine),
        tallies=SqlTallies(engine),
        reports=SqlReports(engine),
        clubs=SqlClubs(engine),
        studies=SqlStudies(engine),
        close=engine.dispose,
        failures=FAILURES,
    )
