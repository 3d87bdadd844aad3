import * as z from "zod/mini";

import { DataError } from "./data-error.ts";

/**
 * Validates a caller's input. @throws DataError `invalid-argument`, naming the field that does not match the schema.
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || undefined;
  throw new DataError("invalid-argument", { field, cause: parsed.error });
}
