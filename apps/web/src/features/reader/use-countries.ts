import type { FoundCountry } from "@farwork/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useFormats } from "#formats";

/**
 * The countries a text matches, and what kind of text it is (`country-search.ts`); or that the names failed to load.
 */
type Countries = {
  readonly found: readonly FoundCountry[];
  readonly kind: "found" | "near" | "region" | "unreachable";
  /** The country the text names in full. */
  readonly whole?: string | undefined;
};

const NONE: Countries = { found: [], kind: "found" };
const RETRY_MS = 2000;
const UNREACHABLE: Countries = { found: [], kind: "unreachable" };

/** The country names, loaded when somebody is about to type one. */
export const loadSearch = () => import("./country-search.ts");

/** The matches for the typed text, retried while names fail to load. */
export function useCountries(typed: string | undefined) {
  const [countries, setCountries] = useState(NONE);
  const latest = useRef("");
  const { locale } = useFormats();

  /** Looks up and shows matches; undefined if superseded by another text. */
  async function look(text: string): Promise<Countries | undefined> {
    latest.current = text;
    const search = await loadSearch().catch(() => undefined);
    if (latest.current !== text) return undefined;
    const next = search?.lookUp(text, locale) ?? UNREACHABLE;
    setCountries(next);
    return next;
  }

  const isUnreachable = countries === UNREACHABLE;
  const retry = useEffectEvent(() => void look(typed ?? ""));
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const again = () => retry();
    window.addEventListener("online", again);
    // A connection may not work as soon as it is back, and a server that recovers does not say so.
    const timer = setInterval(again, RETRY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isUnreachable]);

  return { countries, look };
}

/** The only country that may be meant; undefined if there are several or none. */
export const onlyCountry = ({ found, kind }: Countries) =>
  kind === "found" && found.length === 1 ? found[0]?.code : undefined;

const oneOf = new Intl.ListFormat("en", { type: "disjunction" });

/** Why the text is not accepted as a country, shown beside the list of matches or on its own. */
export function describeProblem(
  typed: string,
  { found, kind }: Countries,
  isBesideList: boolean,
  isAsked: boolean,
): string | undefined {
  const text = `“${typed.trim()}”`;
  if (kind === "unreachable") return "Country names couldn’t be loaded. Check your connection and try again.";
  if (kind === "region") return `${text} is more than one country. Which one do you live in?`;
  if (kind === "found") {
    if (!isAsked) return undefined;
    return isBesideList ? "Which one?" : `Which country do you mean by ${text}?`;
  }
  const unknown = `We don’t know ${text}.`;
  if (found.length === 0) return unknown;
  const names = oneOf.format(found.map(({ name }) => name));
  return `${unknown} Did you mean${isBesideList ? "" : ` ${names}?`}`;
}
