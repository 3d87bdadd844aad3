import { dictionary } from "@zxcvbn-ts/language-common";

import { MIN_PASSWORD } from "./form-schemas.ts";

/** As many as ASVS 6.2.4 asks for. */
const LISTED = 3000;

/** What most people choose of what may be chosen at all, in lower case. */
export const COMMON_PASSWORDS: readonly string[] = dictionary["passwords-common"]
  .filter((password) => password.length >= MIN_PASSWORD)
  .slice(0, LISTED);
