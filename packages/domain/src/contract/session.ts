import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { AppliedJob, SavedJob } from "../user/job-marks.ts";
import { UserProfile } from "../user/user-profile.ts";

// Tokens are a kilobyte or two; what is longer is none.
const Token = z.string().check(z.minLength(1), z.maxLength(8192));

/** Asks for a session cookie's value. The token is checked for revocation and for a disabled account. */
export const CreateSessionRequest = z.object({ idToken: Token });
export type CreateSessionRequest = z.infer<typeof CreateSessionRequest>;

/** `expiresAt`: when the value stops working, at most 14 days ahead (the identity service's own limit). */
export const CreateSessionResponse = z.object({ sessionCookie: Token, expiresAt: WireDate });
export type CreateSessionResponse = z.infer<typeof CreateSessionResponse>;

/** Ends the session of a cookie that is valid now, and every other cookie of the same sign-in. */
export const EndSessionRequest = z.object({ sessionCookie: Token });
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;

export const EndSessionResponse = z.object({});
export type EndSessionResponse = z.infer<typeof EndSessionResponse>;

const Part = z.enum(["user", "saved", "applied"]);

/** Asks whose session a cookie is, and for what that person's pages show. Parts not named are not read. */
export const ReadSessionRequest = z.object({
  sessionCookie: Token,
  parts: z._default(z.array(Part).check(z.maxLength(Part.options.length)), []),
});
export type ReadSessionRequest = z.infer<typeof ReadSessionRequest>;
/** The request before defaults are filled in. */
export type ReadSessionQuery = z.input<typeof ReadSessionRequest>;

/**
 * The person of a cookie that is valid now; for any other cookie the call fails with `unauthenticated`.
 * `user` is absent when not asked for or not there; the lists are newest first, empty when not asked for.
 */
export const ReadSessionResponse = z.object({
  account: z.object({ uid: z.string(), email: z.string(), displayName: z.optional(z.string()) }),
  user: z.optional(UserProfile),
  saved: z.array(SavedJob),
  applied: z.array(AppliedJob),
});
export type ReadSessionResponse = z.infer<typeof ReadSessionResponse>;
