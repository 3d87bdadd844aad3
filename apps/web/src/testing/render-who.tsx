import { render } from "@testing-library/react";
import { createStore, Provider } from "jotai";

import { browserDataAtom, type LoadBrowserData } from "../platform/backend/browser-data.ts";
import { AuthProvider } from "../platform/session/auth-provider.tsx";
import { useAuth } from "../platform/session/session-atoms.ts";

/** Shows who is signed in. */
export function Who() {
  const session = useAuth();
  return <p>{session.status === "signed-in" ? session.account.email : session.status}</p>;
}

/** A page that shows who is signed in. */
export function renderWho(load: LoadBrowserData) {
  const store = createStore();
  store.set(browserDataAtom, { load });
  const page = render(
    <Provider store={store}>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </Provider>,
  );
  return { ...page, store };
}
