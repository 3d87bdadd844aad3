import * as z from "zod/mini";

import { AppliedJob, SavedJob } from "../user/job-marks.ts";
import { UserProfile } from "../user/user-profile.ts";
import type { CallableContract } from "./callable-contract.ts";
import { MarkedJobsPage, MarkedJobsQuery } from "./marked-jobs.ts";
import { SignIn, Token } from "./session.ts";

const Part = z.enum(["user", "saved", "applied", "signIns"]);

/** Asks whose session a cookie is, and for what that person's pages show. Parts and lists not named are not read. */
export const ReadSessionRequest = z.object({
  sessionCookie: Token,
  parts: z._default(z.array(Part).check(z.maxLength(Part.options.length)), []),
  lists: z._default(
    z.object({ saved: z.optional(MarkedJobsQuery), applied: z.optional(MarkedJobsQuery) }),
    {},
  ),
});
export type ReadSessionRequest = z.infer<typeof ReadSessionRequest>;
/** The request before defaults are filled in. */
export type ReadSessionQuery = z.input<typeof ReadSessionRequest>;

/**
 * The person of a cookie that is valid now; for any other cookie the call fails with `unauthenticated`.
 * `user` is absent when not asked for or not there; `saved` and `applied` are the newest hundred records of
 * each list, empty when not asked for. Pages ask for `lists`, which come with the jobs.
 */
export const ReadSessionResponse = z.object({
  account: z.object({ uid: z.string(), email: z.string(), displayName: z.optional(z.string()) }),
  user: z.optional(UserProfile),
  saved: z.array(SavedJob),
  applied: z.array(AppliedJob),
  /** A page of each list that was asked for. */
  lists: z._default(z.object({ saved: z.optional(MarkedJobsPage), applied: z.optional(MarkedJobsPage) }), {}),
  /** The last used first. */
  signIns: z._default(z.array(SignIn), []),
});
export type ReadSessionResponse = z.infer<typeof ReadSessionResponse>;

export const ReadSession: CallableContract<typeof ReadSessionRequest, typeof ReadSessionResponse> = {
  name: "readSession",
  request: ReadSessionRequest,
  response: ReadSessionResponse,
  cost: 40,
};
