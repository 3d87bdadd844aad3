import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { CallableContract } from "./callable-contract.ts";

/** An ID token or a session cookie: a kilobyte or two, and what is longer is none. */
export const Token = z.string().check(z.minLength(1), z.maxLength(8192));

/** Browsers, as people call them. */
export const Browser = z.enum(["Chrome", "Edge", "Firefox", "Opera", "Safari", "Samsung Internet"]);
export type Browser = z.infer<typeof Browser>;

/** Operating systems, as people call them. */
export const OperatingSystem = z.enum(["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows"]);
export type OperatingSystem = z.infer<typeof OperatingSystem>;

/**
 * Asks for a session cookie's value. The token is checked for revocation, for a disabled account, and for a sign-in
 * that was ended, or that nobody used for `IDLE_SIGN_IN_DAYS`. `browser` and `system` are what the person is told of this
 * sign-in; `replaces` the cookie that the same browser had before: another sign-in that it came of ends. `device` is random
 * text that the browser keeps: a sign-in from one that the account does not know is told of by mail, where the address is
 * confirmed.
 */
export const CreateSessionRequest = z.object({
  idToken: Token,
  browser: z.optional(Browser),
  system: z.optional(OperatingSystem),
  replaces: z.optional(Token),
  device: z.optional(z.string().check(z.regex(/^[\w-]{32,64}$/))),
});
export type CreateSessionRequest = z.infer<typeof CreateSessionRequest>;

/** `expiresAt`: when the value stops working, at most 14 days ahead (the identity service's own limit). */
export const CreateSessionResponse = z.object({ sessionCookie: Token, expiresAt: WireDate });
export type CreateSessionResponse = z.infer<typeof CreateSessionResponse>;

/** Ends the session of a cookie that is valid now, and every other cookie of the same sign-in. */
export const EndSessionRequest = z.object({ sessionCookie: Token });
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;

export const EndSessionResponse = z.object({});
export type EndSessionResponse = z.infer<typeof EndSessionResponse>;

/** A sign-in nobody used for so many days is over. A use counts by its day, in UTC. */
export const IDLE_SIGN_IN_DAYS = 30;

/** Names a sign-in among those of its person: when it began, in epoch seconds. */
const SignInId = z.string().check(z.regex(/^\d{1,12}$/));

/**
 * One of a person's sign-ins: since when, on which day (UTC) it was last used, in which browser and on which system where
 * that is known.
 */
export const SignIn = z.object({
  id: SignInId,
  startedAt: WireDate,
  lastUsedOn: WireDate,
  browser: z.optional(Browser),
  system: z.optional(OperatingSystem),
  /** Whether the cookie that was asked about is this one's. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/**
 * Ends a sign-in of the caller's, or every one but that of the caller's ID token: its cookies, calls with its ID
 * tokens, and what the database allows to them. Who asks has signed in within `MAX_SIGN_IN_AGE_SECONDS`, or is
 * refused with `failed-precondition` and the field `auth_time`. One that is over already is no error.
 */
export const EndSignInsRequest = z.object({ which: z.union([z.literal("others"), SignInId]) });
export type EndSignInsRequest = z.infer<typeof EndSignInsRequest>;

export const EndSignInsResponse = z.object({});
export type EndSignInsResponse = z.infer<typeof EndSignInsResponse>;

export const CreateSession: CallableContract<typeof CreateSessionRequest, typeof CreateSessionResponse> = {
  name: "createSession",
  request: CreateSessionRequest,
  response: CreateSessionResponse,
  cost: 20,
};

export const EndSession: CallableContract<typeof EndSessionRequest, typeof EndSessionResponse> = {
  name: "endSession",
  request: EndSessionRequest,
  response: EndSessionResponse,
  cost: 10,
};

export const EndSignIns: CallableContract<typeof EndSignInsRequest, typeof EndSignInsResponse> = {
  name: "endSignIns",
  request: EndSignInsRequest,
  response: EndSignInsResponse,
  cost: 30,
};
