import type { ClientOptions } from "@farwork/data";

import { findEmulators, PROJECT } from "../integration/emulators.ts";

/** Has a visitor ask these functions, at `host:port`, and the site as far as it passes on to them. */
export function askFunctionsOf({ address }: { readonly address: string }): ClientOptions {
  return {
    emulators: { ...findEmulators(), functions: address },
    siteUrl: `http://${address}/${PROJECT}/us-central1`,
    onProblem: () => {},
  };
}
