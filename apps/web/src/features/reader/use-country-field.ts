import type { FoundCountry } from "@farwork/domain";
import { type KeyboardEvent, useState } from "react";

import { describeProblem, onlyCountry, useCountries } from "./use-countries.ts";

/** An option: a country, or any country with `code` undefined. */
export type CountryChoice = Omit<FoundCountry, "code"> & { readonly code: string | undefined };
const ANY: CountryChoice = { code: undefined, name: "Any country" };
const CLOSED = { typed: undefined, isOpen: false, isAsked: false, active: -1 };

type FieldState = {
  /** The text being typed; undefined while the field shows the choice. */
  readonly typed: string | undefined;
  readonly isOpen: boolean;
  /** Whether it was submitted or left without a clear country. */
  readonly isAsked: boolean;
  /** The option the arrow keys are on. */
  readonly active: number;
};

/** The state and event handlers of a combobox of countries. */
export function useCountryField(
  country: string | undefined,
  onChoose: (country: string | undefined) => void,
) {
  const [{ typed, isOpen, isAsked, active }, setState, change] = useFieldState(country);
  const { countries, look } = useCountries(typed);
  const isTyping = typed !== undefined && typed.trim() !== "";
  const choices = isTyping ? countries.found : country === undefined ? [] : [ANY];
  const problem =
    isTyping && (isOpen || isAsked) ? describeProblem(typed, countries, isOpen, isAsked) : undefined;

  function type(text: string) {
    setState({ typed: text, isOpen: true, isAsked: false, active: -1 });
    void look(text);
  }

  function choose(code: string | undefined) {
    setState(CLOSED);
    if (code !== country) onChoose(code);
  }

  /** Accepts the country the text means; ambiguous or unknown text stays, with a question. */
  async function read(text: string, isLeaving: boolean) {
    const looked = await look(text);
    // Typing went on meanwhile.
    if (!looked) return;
    const code = looked.whole ?? (isLeaving ? undefined : onlyCountry(looked));
    if (code !== undefined) choose(code);
    else setState((now) => (now.typed === text ? { ...now, isOpen: !isLeaving, isAsked: true } : now));
  }

  /** Accepts the active option, or else the text. */
  function take() {
    const pointed = choices[active];
    if (isTyping && !pointed) void read(typed, false);
    else if (pointed || typed !== undefined) choose(pointed?.code);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const isClosing = key === "Escape" && (isOpen || typed !== undefined);
    if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp" && !isClosing) return;
    // Enter would submit the form, which is for browsers without scripts.
    event.preventDefault();
    if (key === "Enter") take();
    else if (isClosing) setState(CLOSED);
    else change({ isOpen: true, active: step(active, key === "ArrowDown" ? 1 : -1, choices.length) });
  }

  function leave() {
    if (isTyping) {
      change({ isOpen: false, active: -1 });
      void read(typed, true);
    } else if (typed === undefined) setState(CLOSED);
    else choose(undefined);
  }

  return {
    typed,
    active,
    choices,
    problem,
    isShown: isOpen && (choices.length > 0 || problem !== undefined),
    type,
    choose,
    press,
    leave,
    open: () => change({ isOpen: true }),
  };
}

/** The field's state, reset when the country changes elsewhere. */
function useFieldState(country: string | undefined) {
  const [state, setState] = useState<FieldState>(CLOSED);
  const [shownFor, setShownFor] = useState(country);
  if (shownFor !== country) {
    setShownFor(country);
    if (!state.isOpen) setState(CLOSED);
  }
  const change = (changes: Partial<FieldState>) => setState((now) => ({ ...now, ...changes }));
  return [state, setState, change] as const;
}

/** The next or previous index, wrapping around; -1 in an empty list. */
function step(from: number, by: 1 | -1, length: number): number {
  return length === 0 ? -1 : (Math.max(from, by === 1 ? -1 : 0) + by + length) % length;
}
