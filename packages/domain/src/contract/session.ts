import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import type { PublicContract, SignedInContract } from "./callable-contract.ts";

/** An ID token or session cookie, usually one or two kilobytes. */
export const Token = z.string().check(z.minLength(1), z.maxLength(8192));

/** Display names of browsers. */
export const Browser = z.enum(["Chrome", "Edge", "Firefox", "Opera", "Safari", "Samsung Internet"]);
export type Browser = z.infer<typeof Browser>;

/** Display names of operating systems. */
export const OperatingSystem = z.enum(["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows"]);
export type OperatingSystem = z.infer<typeof OperatingSystem>;

/**
 * Exchanges an ID token for a session cookie. Tokens that are revoked, of a disabled account, or of a sign-in that was
 * ended or not used for `IDLE_SIGN_IN_DAYS` are rejected. `browser` and `system` describe this sign-in to the person.
 * `replaces` is the browser's previous cookie, whose sign-in ends if it is another one. `device` is a random text
 * stored in the browser: for unknown ones, the owner of a confirmed address is notified by email.
 */
export const CreateSessionRequest = z.object({
  idToken: Token,
  browser: z.optional(Browser),
  system: z.optional(OperatingSystem),
  replaces: z.optional(Token),
  device: z.optional(z.string().check(z.regex(/^[\w-]{32,64}$/))),
});
export type CreateSessionRequest = z.infer<typeof CreateSessionRequest>;

/** `expiresAt` is at most 14 days ahead (the identity service's limit). */
export const CreateSessionResponse = z.object({ sessionCookie: Token, expiresAt: WireDate });
export type CreateSessionResponse = z.infer<typeof CreateSessionResponse>;

/** Ends the session of a valid cookie, and every other cookie of the same sign-in. */
export const EndSessionRequest = z.object({ sessionCookie: Token });
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;

export const EndSessionResponse = z.object({});
export type EndSessionResponse = z.infer<typeof EndSessionResponse>;

/** Days without use after which a sign-in ends. Uses are recorded by day, in UTC. */
export const IDLE_SIGN_IN_DAYS = 30;

/** Identifies a sign-in of a person: its start in epoch seconds. */
const SignInId = z.string().check(z.regex(/^\d{1,12}$/));

/** A sign-in of a person: its start, the day (UTC) of its last use, and its browser and system if known. */
export const SignIn = z.object({
  id: SignInId,
  startedAt: WireDate,
  lastUsedOn: WireDate,
  browser: z.optional(Browser),
  system: z.optional(OperatingSystem),
  /** Whether the given cookie belongs to this sign-in. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/**
 * Ends one sign-in of the caller, or all but the current one: its cookies, and access with its ID tokens to callables
 * and the database. Requires a sign-in within `MAX_SIGN_IN_AGE_SECONDS`, or else is rejected with `failed-precondition`
 * and the field `auth_time`. Ending an ended sign-in is not an error.
 */
export const EndSignInsRequest = z.object({ which: z.union([z.literal("others"), SignInId]) });
export type EndSignInsRequest = z.infer<typeof EndSignInsRequest>;

export const EndSignInsResponse = z.object({});
export type EndSignInsResponse = z.infer<typeof EndSignInsResponse>;

/** Returns a session cookie's value for a valid ID token, and records that its sign-in was used today. */
export const CreateSession: PublicContract<typeof CreateSessionRequest, typeof CreateSessionResponse> = {
  name: "createSession",
  callers: "anyone",
  request: CreateSessionRequest,
  response: CreateSessionResponse,
  example: { idToken: "an ID token" },
  cost: 20,
};

/** Logs out: ends the sign-in of a session cookie, in all its copies. */
export const EndSession: PublicContract<typeof EndSessionRequest, typeof EndSessionResponse> = {
  name: "endSession",
  callers: "anyone",
  request: EndSessionRequest,
  response: EndSessionResponse,
  example: { sessionCookie: "a session cookie" },
  cost: 10,
};

/** Ends one of the caller's sign-ins, or all others. */
export const EndSignIns: SignedInContract<typeof EndSignInsRequest, typeof EndSignInsResponse> = {
  name: "endSignIns",
  callers: "signed-in",
  callsPerHour: 60,
  request: EndSignInsRequest,
  response: EndSignInsResponse,
  example: { which: "others" },
  cost: 30,
};
