import type { RefusalCode, RefusalReason } from "@farwork/serving/service-errors";

/** Thrown to refuse a request; callers only see the code and the field. */
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
