import type { ClientOptions } from "@farwork/data";

import { findEmulators, PROJECT } from "../integration/emulators.ts";

/** Routes a visitor's calls to these functions at `host:port`, including those forwarded by the site. */
export function askFunctionsOf({ address }: { readonly address: string }): ClientOptions {
  return {
    emulators: { ...findEmulators(), functions: address },
    siteUrl: `http://${address}/${PROJECT}/us-central1`,
    onProblem: () => {},
  };
}
