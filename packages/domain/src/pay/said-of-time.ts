import { oneOf } from "../text/one-of.ts";
import type { Rewrite } from "./rewrite.ts";

const COUNT = String.raw`(?:\d{1,3}|two|three|four|six|twelve|zwei|drei|sechs|deux|trois|six|dos|tres|seis|dois|três)`;

/** The time that an employer first tries somebody out, in several languages. */
const FIRST_TIME = oneOf(
  String.raw`first (?:${COUNT} )?(?:weeks?|months?)`,
  String.raw`(?:first|initial) ${COUNT}[ -](?:days?|weeks?|months?)`,
  String.raw`ersten (?:${COUNT} )?(?:wochen?|monate?n?)`,
  String.raw`(?:${COUNT} )?premiers? (?:${COUNT} )?mois`,
  String.raw`(?:${COUNT} )?(?:primeros?|primeiros?) (?:${COUNT} )?(?:mes|mês|meses)`,
  "probation(?!(?:ary)? officers?)(?:ary)?(?: period)?",
  "at first",
  "trial (?:period|month|week)",
  "probezeit",
  "période d'essai",
  "per[ií]odo de (?:prueba|prova|experiência)",
  "proeftijd",
);

/** A limit on something, and the time that it limits. */
const MOST_OR_LEAST = "(?:max|min)(?:imum|imal|imaal|\\.)?|m[aá]ximo|m[ií]nimo";
const TIMES = oneOf(
  "(?:h|hrs?|hours?|days?|weeks?|months?|std|stunden|tage|wochen|monate|uur)",
  "(?:heures?|jours?|mois|horas|d[ií]as|meses)",
);

/** Normalises what a salary text in lower case says about time: when an amount is paid, and how long somebody works. */
export const SAID_OF_TIME: readonly Rewrite[] = [
  // "For the first three months", "during probation": like training, it ends.
  [new RegExp(String.raw`(?<!\p{L})${FIRST_TIME}(?!\p{L})`, "gu"), "training"],
  // "Max. 20 hours": a limit on the hours and not on the pay beside them.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${MOST_OR_LEAST}) (?:of |de |von )?(?=\d{1,3} ?-?${TIMES}(?!\p{L}))`,
      "gu",
    ),
    "",
  ],
];
