import * as z from "zod/mini";

/**
 * HTML that passed `sanitizeDescription` once, at ingestion. Only this type may be rendered as markup.
 * Parsing with this schema is for reading back what our own ingestion stored or sent, never for a feed's text.
 */
export const SafeHtml = z.string().brand<"SafeHtml">();
export type SafeHtml = z.infer<typeof SafeHtml>;
