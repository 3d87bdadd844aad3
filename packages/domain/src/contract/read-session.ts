import * as z from "zod/mini";

import { AppliedJob, SavedJob } from "../user/job-marks.ts";
import { UserProfile } from "../user/user-profile.ts";
import type { PublicContract } from "./callable-contract.ts";
import { MarkedJobsPage, MarkedJobsQuery } from "./marked-jobs.ts";
import { SignIn, Token } from "./session.ts";

const Part = z.enum(["user", "saved", "applied", "signIns"]);

/**
 * Verifies a session cookie and requests data for the person's pages. Parts and lists that are not named are not read.
 */
export const ReadSessionRequest = z.object({
  sessionCookie: Token,
  parts: z._default(z.array(Part).check(z.maxLength(Part.options.length)), []),
  lists: z._default(
    z.object({ saved: z.optional(MarkedJobsQuery), applied: z.optional(MarkedJobsQuery) }),
    {},
  ),
});
export type ReadSessionRequest = z.infer<typeof ReadSessionRequest>;
/** The request without defaults. */
export type ReadSessionQuery = z.input<typeof ReadSessionRequest>;

/**
 * The person of a valid cookie; for any other, the call fails with `unauthenticated`. `user` is absent if not requested
 * or missing; `saved` and `applied` are the newest hundred records of each list, empty if not requested. Pages use
 * `lists`, which include the jobs.
 */
export const ReadSessionResponse = z.object({
  account: z.object({ uid: z.string(), email: z.string(), displayName: z.optional(z.string()) }),
  user: z.optional(UserProfile),
  saved: z.array(SavedJob),
  applied: z.array(AppliedJob),
  /** A page of each requested list. */
  lists: z._default(z.object({ saved: z.optional(MarkedJobsPage), applied: z.optional(MarkedJobsPage) }), {}),
  /** Last used first. */
  signIns: z._default(z.array(SignIn), []),
});
export type ReadSessionResponse = z.infer<typeof ReadSessionResponse>;

/** Returns whose session a cookie is, if its sign-in is still open, and the requested parts of their data. */
export const ReadSession: PublicContract<typeof ReadSessionRequest, typeof ReadSessionResponse> = {
  name: "readSession",
  callers: "anyone",
  request: ReadSessionRequest,
  response: ReadSessionResponse,
  example: { sessionCookie: "a session cookie" },
  cost: 40,
};
