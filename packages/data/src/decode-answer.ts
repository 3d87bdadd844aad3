import * as z from "zod/mini";

import { DataError } from "./data-error.ts";

/**
 * Decodes an answer of the backend or the database. @throws DataError `bad-response` if it does not match the schema.
 */
export function decodeAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const decoded = z.safeParse(schema, answer);
  if (!decoded.success) throw new DataError("bad-response", { cause: decoded.error });
  return decoded.data;
}
