import { GrpcStatus } from "firebase-admin/firestore";

const AWAY: ReadonlySet<unknown> = new Set([
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.DEADLINE_EXCEEDED,
  // A transaction with repeated contention.
  GrpcStatus.ABORTED,
  "app/network-error",
  "app/network-timeout",
  // The identity service client's error for a proxy's 503.
  "app/unable-to-parse-response",
]);

/** Whether an error means that the database or identity service is temporarily unavailable. */
export function isServiceUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && AWAY.has(error.code);
}
