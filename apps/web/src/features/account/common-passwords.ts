import { dictionary } from "@zxcvbn-ts/language-common";

import { MIN_PASSWORD } from "./form-schemas.ts";

/** ASVS 6.2.4 asks for at least 3000. */
const LISTED = 3000;

/** The most common passwords that are long enough to be accepted, in lower case. */
export const COMMON_PASSWORDS: readonly string[] = dictionary["passwords-common"]
  .filter((password) => password.length >= MIN_PASSWORD)
  .slice(0, LISTED);
