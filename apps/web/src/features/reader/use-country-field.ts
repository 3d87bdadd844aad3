import type { FoundCountry } from "@farwork/domain";
import { type KeyboardEvent, useRef, useState } from "react";

/** Something to choose: a country, or none with `code` undefined. */
export type CountryChoice = Omit<FoundCountry, "code"> & { readonly code: string | undefined };
/** What a text finds; `isNear` where it is no country's, and these look most like it. */
type Countries = { readonly found: readonly FoundCountry[]; readonly isNear: boolean };

const ANY: CountryChoice = { code: undefined, name: "Any country" };
const CLOSED = { typed: undefined, isOpen: false, active: -1 };

type FieldState = {
  /** What is being typed; undefined while the field tells what is chosen. */
  readonly typed: string | undefined;
  readonly isOpen: boolean;
  /** The choice that the arrows point at. */
  readonly active: number;
};

/** The names of all countries are fetched when somebody is about to type one. */
const loadSearch = () => import("./country-search.ts");

/** What a combobox of countries shows, and what becomes of keys and presses in it. */
export function useCountryField(
  country: string | undefined,
  onChoose: (country: string | undefined) => void,
) {
  const [{ typed, isOpen, active }, setState] = useState<FieldState>(CLOSED);
  const { countries, look } = useCountries();
  const isTyping = typed !== undefined && typed.trim() !== "";
  const isUnknown = isTyping && countries?.isNear === true;
  const choices = isTyping ? (countries?.found ?? []) : country === undefined ? [] : [ANY];

  function type(text: string) {
    setState({ typed: text, isOpen: true, active: -1 });
    void look(text);
  }

  function choose(code: string | undefined) {
    setState(CLOSED);
    if (code !== country) onChoose(code);
  }

  /** Takes what is pointed at, or what the text means most likely; a text that means nothing stays. */
  async function take() {
    const pointed = choices[active];
    if (pointed || !isTyping) {
      if (pointed || typed !== undefined) choose(pointed?.code);
      return;
    }
    const known = await look(typed);
    if (known && !known.isNear) choose(known.found[0]?.code);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const isClosing = key === "Escape" && (isOpen || typed !== undefined);
    if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp" && !isClosing) return;
    // Enter would send the form, which is for browsers without scripts.
    event.preventDefault();
    if (key === "Enter") void take();
    else if (isClosing) setState(CLOSED);
    else
      setState({ typed, isOpen: true, active: step(active, key === "ArrowDown" ? 1 : -1, choices.length) });
  }

  function leave() {
    if (typed?.trim() === "") choose(undefined);
    // What is no country stays, for the page to say so.
    else setState(isUnknown ? { typed, isOpen, active: -1 } : CLOSED);
  }

  return {
    typed,
    active,
    choices,
    isUnknown,
    isShown: isOpen && (choices.length > 0 || isUnknown),
    type,
    choose,
    press,
    leave,
    open: () => setState({ typed, isOpen: true, active }),
    load: () => void loadSearch().catch(() => {}),
  };
}

/** The place after or before one in a list of so many, which goes round; none in an empty one. */
function step(from: number, by: 1 | -1, length: number): number {
  return length === 0 ? -1 : (Math.max(from, by === 1 ? -1 : 0) + by + length) % length;
}

function useCountries() {
  const [countries, setCountries] = useState<Countries>();
  const latest = useRef("");

  /** What the text finds, and shows it; undefined where names cannot be had, or something else was looked for since. */
  async function look(text: string): Promise<Countries | undefined> {
    latest.current = text;
    const search = await loadSearch().catch(() => undefined);
    if (!search || latest.current !== text) return undefined;
    const next = search.lookUp(text);
    setCountries(next);
    return next;
  }

  return { countries, look };
}
