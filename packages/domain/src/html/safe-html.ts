import * as z from "zod/mini";

/**
 * HTML that was sanitised by `sanitizeDescription` at ingestion. Only this type may be rendered as markup. Use this
 * schema only to read back what ingestion stored or sent, never for a feed's text.
 */
export const SafeHtml = z.string().brand<"SafeHtml">();
export type SafeHtml = z.infer<typeof SafeHtml>;
