import * as z from "zod/mini";

import { DataError } from "./data-error.ts";

/** What a backend or the database answered, by its schema. @throws DataError `bad-response` where it does not fit. */
export function decodeAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const decoded = z.safeParse(schema, answer);
  if (!decoded.success) throw new DataError("bad-response", { cause: decoded.error });
  return decoded.data;
}
