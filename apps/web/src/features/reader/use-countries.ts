import type { FoundCountry } from "@farwork/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What a text finds, and what kind of text it is, as `country-search.ts` tells; or that the names could not be had. */
type Countries = {
  readonly found: readonly FoundCountry[];
  readonly kind: "found" | "near" | "region" | "unreachable";
  /** The country that the text means as a whole. */
  readonly whole?: string | undefined;
};

const NONE: Countries = { found: [], kind: "found" };
const RETRY_MS = 2000;
const UNREACHABLE: Countries = { found: [], kind: "unreachable" };

/** The names of all countries are fetched when somebody is about to type one. */
export const loadSearch = () => import("./country-search.ts");

/** What the text that is typed finds, once it was looked up; again where names could not be had until now. */
export function useCountries(typed: string | undefined) {
  const [countries, setCountries] = useState(NONE);
  const latest = useRef("");

  /** What the text finds, and shows it; undefined where something else was looked for since. */
  async function look(text: string): Promise<Countries | undefined> {
    latest.current = text;
    const search = await loadSearch().catch(() => undefined);
    if (latest.current !== text) return undefined;
    const next = search?.lookUp(text) ?? UNREACHABLE;
    setCountries(next);
    return next;
  }

  const isUnreachable = countries === UNREACHABLE;
  const retry = useEffectEvent(() => void look(typed ?? ""));
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const again = () => retry();
    window.addEventListener("online", again);
    // A connection that is just back may not carry anything yet, and a server that failed tells nobody of its recovery.
    const timer = setInterval(again, RETRY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isUnreachable]);

  return { countries, look };
}

/** The one country that may be meant; undefined where there are several, or none. */
export const soleOf = ({ found, kind }: Countries) =>
  kind === "found" && found.length === 1 ? found[0]?.code : undefined;

const oneOf = new Intl.ListFormat("en", { type: "disjunction" });

/** Why what was typed is not taken for a country: beside the list of those it may mean, or on its own. */
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
