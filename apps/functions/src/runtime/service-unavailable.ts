import { GrpcStatus } from "firebase-admin/firestore";

const AWAY: ReadonlySet<unknown> = new Set([
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.DEADLINE_EXCEEDED,
  // A transaction that others, or what is left of an earlier try, kept from its end again and again.
  GrpcStatus.ABORTED,
  "app/network-error",
  "app/network-timeout",
  // What the identity service's client makes of somebody else's 503.
  "app/unable-to-parse-response",
]);

/** Whether something failed because the database or the identity service cannot be reached: it may work in a moment. */
export function isServiceUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && AWAY.has(error.code);
}
