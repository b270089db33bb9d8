"""The servers that the tests stand on are shared by all workers of a session."""

from pathlib import Path

import psycopg

from . import services
from .conftest import needed


def test_those_who_name_one_folder_share_the_servers_until_the_last_one_goes(
    tmp_path: Path,
) -> None:
    needed("postgres")
    with services.shared(tmp_path) as first, services.shared(tmp_path) as second:
        assert first == second
        url = f"{first.postgres.replace('+psycopg', '')}postgres"
        psycopg.connect(url).close()
    with services.shared(tmp_path) as third:
        psycopg.connect(f"{third.postgres.replace('+psycopg', '')}postgres").close()
