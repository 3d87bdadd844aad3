import { useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";

/** The country that this browser's time zone is of, once there is nothing more urgent to do; only where it is asked for. */
export function useGuess(isAsked: boolean): string | undefined {
  const [guess, setGuess] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const stop = whenIdle(() => {
      // Nobody misses it where it does not come.
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
