import { useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";

/** The country of the browser's time zone, guessed once idle, if `isAsked`. */
export function useGuess(isAsked: boolean): string | undefined {
  const [guess, setGuess] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const stop = whenIdle(() => {
      // A guess is optional.
      import("./guess-country.ts").then(
        ({ guessCountry }) => isOver || setGuess(guessCountry()),
        () => {},
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isAsked]);
  return isAsked ? guess : undefined;
}
