// Groups over the HTTP API, which calls them clubs.

import type {
  ClubAnswer,
  ClubGames,
  ClubId,
  ClubOfLink,
  ClubsAnswer,
  MeetingBody,
  TableAnswer,
} from "../generated/api";
import { ask, get, id } from "./api";

const send = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);
const club = (which: string, what = "") => `/api/clubs/${id(which)}${what}`;

export const fetchClubs = () => get<ClubsAnswer>("/api/me/clubs");
export const makeClub = (name: string) => send<ClubId>("/api/clubs", { name });
export const fetchClub = (which: string) => get<ClubAnswer>(club(which));
export const fetchClubGames = (which: string, limit: number) =>
  get<ClubGames>(club(which, "/games"), { limit });
export const renameClub = (which: string, name: string) =>
  ask<void>("PATCH", club(which), { name });
export const closeClub = (which: string) => ask<void>("DELETE", club(which));
export const meet = (which: string, when: MeetingBody) =>
  ask<void>("PUT", club(which, "/meeting"), when);
export const meetNever = (which: string) => ask<void>("DELETE", club(which, "/meeting"));
export const newClubLink = (which: string) => send<void>(club(which, "/link"));
export const handClubOver = (which: string, person: string) =>
  send<void>(club(which, "/owner"), { person });
export const removeMember = (which: string, person: string) =>
  ask<void>("DELETE", club(which, `/members/${id(person)}`));
export const fetchClubOfLink = (code: string) => get<ClubOfLink>(`/api/club-links/${id(code)}`);
/** By its link, or where one was asked to. */
export const joinClub = (how: { link: string } | { club: string }) =>
  send<ClubId>("/api/me/clubs", how);
export const leaveClub = (which: string) => ask<void>("DELETE", `/api/me/clubs/${id(which)}`);
export const inviteToClub = (which: string, person: string) =>
  send<void>(club(which, "/invitations"), { person });
export const declineClub = (which: string) =>
  ask<void>("DELETE", `/api/me/club-invitations/${id(which)}`);
/** As it was last time; where one stands, that one. */
export const openClubTable = (which: string) => send<TableAnswer>(club(which, "/table"));
