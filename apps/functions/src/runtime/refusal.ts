/** Why a request that parses is refused nevertheless, in words that callables and HTTP endpoints share. */
export type RefusalCode =
  | "invalid-argument"
  | "unauthenticated"
  | "permission-denied"
  | "failed-precondition"
  | "not-found"
  | "resource-exhausted"
  | "unavailable";

/** Thrown by an answer to refuse; whoever called is told the code and the field, and nothing else. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly field: string | undefined;

  constructor(code: RefusalCode, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
