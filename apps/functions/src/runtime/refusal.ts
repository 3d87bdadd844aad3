import type { SERVICE_ERRORS, ServiceErrorCode } from "@farwork/serving/service-errors";

/** Why a request that parses is refused nevertheless, in words that callables and HTTP endpoints share. */
export type RefusalCode = Exclude<ServiceErrorCode, "internal">;

/** A code with one of the fields that `SERVICE_ERRORS` explains; bad input names whatever path it is at. */
type Reason = {
  [Code in RefusalCode]: [
    code: Code,
    field?: Code extends "invalid-argument" ? string : keyof (typeof SERVICE_ERRORS)[Code]["fields"],
  ];
}[RefusalCode];

/** Thrown by an answer to refuse; whoever called is told the code and the field, and nothing else. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly field: string | undefined;

  constructor(...[code, field]: Reason) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
