"""Who one is: guests, accounts, sessions, tokens, and one's own data."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from .. import logs
from ..domain.refusals import NotFound
from ..ports.store import Person, Token
from ..service.people.accounts import Visitor, token_id
from .authentication import (
    AddressIn,
    ChangerIn,
    MaybeVisitorIn,
    VisitorIn,
    drop_cookie,
    set_cookie,
)
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .export_schemas import Export, Me
from .schemas import Answer, Body, Id, Limit, Offset
from .table_schemas import TablePage, page_answer

router = APIRouter(prefix="/api", tags=["people"])

Name = Annotated[str, Field(min_length=1, max_length=60)]
Account = Annotated[str, Field(min_length=1, max_length=60)]
Password = Annotated[str, Field(min_length=1, max_length=200)]


class Entered(Me):
    """Oneself, and the token, where one asked for it instead of a cookie."""

    token: str | None


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.account, created=person.created)


def _entered(
    request: Request, response: Response, visitor: Visitor, secret: str, bare: bool
) -> Entered:
    """Let somebody in, by a cookie or by a bare token."""
    logs.this_is(visitor.person.id)
    if not bare:
        set_cookie(request, response, secret)
    return Entered(**_me(visitor.person).model_dump(), token=secret if bare else None)


# Coming and going -------------------------------------------------------------------------------


class GuestBody(Body):
    """How a guest wants to be recognised."""

    token: bool = False


@router.post(
    "/guest",
    status_code=201,
    responses={200: {"model": Entered}, **answers(400, 403, 413, 422, 429)},
)
async def new_guest(
    service: ServiceIn,
    before: MaybeVisitorIn,
    address: AddressIn,
    request: Request,
    response: Response,
    body: GuestBody | None = None,
) -> Entered:
    """Come in as a guest: a browser gets a cookie; a program can ask for a token instead.

    A browser that is somebody already stays who it is (200).
    """
    bare = body is not None and body.token
    if before is not None and not bare:
        response.status_code = 200
        return Entered(**_me(before.person).model_dump(), token=None)
    visitor, secret = await service.accounts.new_guest(address)
    return _entered(request, response, visitor, secret, bare)


class LogInBody(Body):
    """An account and its password."""

    account: Account
    password: Password
    token: bool = False


@router.post("/login", responses=answers(400, 403, 413, 422, 429))
async def log_in(
    service: ServiceIn,
    before: MaybeVisitorIn,
    address: AddressIn,
    request: Request,
    response: Response,
    body: LogInBody,
) -> Entered:
    """Log in on this device."""
    replaced = None if body.token else before
    visitor, secret = await service.accounts.log_in(body.account, body.password, address, replaced)
    return _entered(request, response, visitor, secret, body.token)


class LogOutBody(Body):
    """Whether to log out here or everywhere."""

    everywhere: bool = False


@router.post("/logout", status_code=204, responses=answers(*CHANGING))
async def log_out(
    service: ServiceIn, visitor: ChangerIn, request: Request, response: Response, body: LogOutBody
) -> None:
    """Log out on this device, or on all of them."""
    await service.accounts.log_out(visitor, body.everywhere)
    drop_cookie(request, response)


# Oneself ----------------------------------------------------------------------------------------


@router.get("/me", responses=answers(401))
async def me(visitor: VisitorIn) -> Me:
    """Say who one is."""
    return _me(visitor.person)


class NameBody(Body):
    """A name."""

    name: Name


@router.patch("/me", responses=answers(*CHANGING))
async def rename(service: ServiceIn, visitor: ChangerIn, body: NameBody) -> Me:
    """Take another name."""
    return _me(await service.personal_data.rename(visitor, body.name))


class AccountBody(Body):
    """An account to be made."""

    account: Account
    password: Password


@router.post("/me/account", status_code=201, responses=answers(*CHANGING))
async def sign_up(
    service: ServiceIn, visitor: ChangerIn, address: AddressIn, body: AccountBody
) -> Me:
    """Make an account; one stays who one is, with all one's tables."""
    return _me(await service.accounts.sign_up(visitor, body.account, body.password, address))


class PasswordBody(Body):
    """The old password and a new one."""

    old: Password
    new: Password


@router.put("/me/password", status_code=204, responses=answers(*CHANGING))
async def change_password(service: ServiceIn, visitor: ChangerIn, body: PasswordBody) -> None:
    """Change the password; all other devices are logged out."""
    await service.accounts.change_password(visitor, body.old, body.new)


@router.get("/me/tables", responses=answers(401, 422))
async def my_tables(
    service: ServiceIn, visitor: VisitorIn, limit: Limit = 20, offset: Offset = 0
) -> TablePage:
    """List the tables where one sits or sat, the newest first."""
    return page_answer(await service.open_tables.of_person(visitor.person.id, limit, offset))


# Personal tokens --------------------------------------------------------------------------------


class TokenInfo(Answer):
    """A token for a program, without the token."""

    id: str
    label: str
    created: int


class NewToken(TokenInfo):
    """A token for a program; it is shown this once."""

    token: str


class Tokens(Answer):
    """One's tokens for programs."""

    tokens: list[TokenInfo]


def _token_info(token: Token) -> TokenInfo:
    return TokenInfo(id=token_id(token), label=token.label, created=token.created)


@router.get("/me/tokens", responses=answers(401, 403))
async def tokens(service: ServiceIn, visitor: VisitorIn) -> Tokens:
    """List one's tokens for programs."""
    return Tokens(tokens=[_token_info(token) for token in await service.accounts.tokens(visitor)])


class LabelBody(Body):
    """What a token is for."""

    label: Annotated[str, Field(min_length=1, max_length=60)]


@router.post("/me/tokens", status_code=201, responses=answers(*CHANGING))
async def new_token(service: ServiceIn, visitor: ChangerIn, body: LabelBody) -> NewToken:
    """Make a token for a program. It may do all one may do, but not manage the account."""
    token, secret = await service.accounts.new_api_token(visitor, body.label)
    return NewToken(**_token_info(token).model_dump(), token=secret)


@router.delete("/me/tokens/{id}", status_code=204, responses=answers(401, 403, 404, 422, 429))
async def revoke(
    service: ServiceIn, visitor: ChangerIn, id: Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
) -> None:
    """Revoke a token."""
    await service.accounts.revoke(visitor, id)


# One's data -------------------------------------------------------------------------------------


class Profile(Answer):
    """What anybody may know of somebody."""

    id: str
    name: str
    created: int


@router.get("/me/export", responses=answers(401, 403, 429))
async def export(service: ServiceIn, visitor: VisitorIn, response: Response) -> Export:
    """Return everything that is kept of oneself."""
    response.headers["Content-Disposition"] = 'attachment; filename="larceny.json"'
    data: dict[str, Any] = await service.personal_data.export(visitor)
    return Export(**data)


class DeleteBody(Body):
    """The password, where there is one."""

    password: Annotated[str, Field(max_length=200)] = ""


@router.post("/me/delete", status_code=204, responses=answers(*CHANGING))
async def delete(
    service: ServiceIn, visitor: ChangerIn, request: Request, response: Response, body: DeleteBody
) -> None:
    """Delete one's data. In the games of others only a seat without a name remains."""
    await service.personal_data.delete(visitor, body.password)
    drop_cookie(request, response)


@router.get("/people/{person}", responses=answers(404, 422))
async def profile(service: ServiceIn, person: Annotated[Id, Path()]) -> Profile:
    """Say who somebody is."""
    found = await service.accounts.find(person)
    if found is None:
        raise NotFound("no-such-person")
    return Profile(id=found.id, name=found.name, created=found.created)
