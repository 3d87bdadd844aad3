import type { RefusalCode, RefusalReason } from "@farwork/serving/service-errors";

/** Thrown by an answer to refuse; whoever called is told the code and the field, and nothing else. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly field: string | undefined;

  constructor(...[code, field]: RefusalReason) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
