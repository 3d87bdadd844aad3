import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { JobId } from "../job/job-id.ts";

/**
 * The record `users/{uid}/savedJobs/{jobId}`. `savedAt` is a `Date` here and ISO 8601 UTC on the wire.
 *
 * @example z.decode(SavedJob, { jobId: "remotive-1", savedAt: "2026-03-01T12:00:00Z" }).savedAt.getTime(); // => 1772366400000
 */
export const SavedJob = z.object({ jobId: JobId, savedAt: WireDate });
export type SavedJob = z.infer<typeof SavedJob>;

/** The record `users/{uid}/appliedJobs/{jobId}`; `appliedAt` is when the person marked it as applied, in UTC. */
export const AppliedJob = z.object({ jobId: JobId, appliedAt: WireDate });
export type AppliedJob = z.infer<typeof AppliedJob>;
