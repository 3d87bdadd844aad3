import { use } from "react";

import { createFormats, type Formats } from "./formats.ts";
import { LocaleContext, type ReaderLocale } from "./locale-provider.tsx";

/** One set of formats for all components, for they are slow to make. */
const made = new WeakMap<ReaderLocale, Formats>();

/**
 * How this visitor reads numbers, money and dates. One import, `#formats`, for components of both sides: on the
 * server `use-formats.server.ts` answers it, from the request.
 */
export function useFormats(): Formats {
  const reader = use(LocaleContext);
  const formats = made.get(reader) ?? createFormats(reader.locale, reader);
  made.set(reader, formats);
  return formats;
}
