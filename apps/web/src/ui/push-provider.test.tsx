import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { FakeNavigation, IDLE_ROUTER } from "../testing/fake-navigation.tsx";
import { usePush } from "./push-provider.tsx";

it("renders nothing anew when the address changes, with which Next's router object does", () => {
  const rendered = vi.fn();
  const entry = <Entry onRender={rendered} />;
  const { rerender } = render(<FakeNavigation router={{ ...IDLE_ROUTER }}>{entry}</FakeNavigation>);
  rerender(
    <FakeNavigation router={{ ...IDLE_ROUTER }} query="type=contract">
      {entry}
    </FakeNavigation>,
  );
  expect(rendered).toHaveBeenCalledTimes(1);
});

function Entry({ onRender }: { onRender: () => void }) {
  usePush();
  onRender();
  return null;
}
