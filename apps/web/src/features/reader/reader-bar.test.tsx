import { filtersFromQuery } from "@farwork/domain/filter";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";

import { onBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { readReaderCookie, rememberReader } from "./reader-cookie.ts";

const COUNTS = { open: 190, notStated: 412, notOpen: 2301 };

function bar(query = "") {
  const landing = new URLSearchParams(query);
  const filters = filtersFromQuery(landing);
  const counts = filters.from.country === undefined ? undefined : COUNTS;
  return <ReaderBar filters={filters} counts={counts} landing={landing} />;
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "I live in" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

async function type(text: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await screen.findByRole("listbox");
}

afterEach(() => rememberReader({ country: undefined, hours: undefined }));

describe("the question where somebody lives", () => {
  it("offers the countries that what is typed may mean, and leads to the list for the one chosen", async () => {
    const { router } = renderOnBoard(bar("type=contract"));
    await type("lago");
    expect(options()).toEqual(["NigeriaLagos"]);
    fireEvent.click(screen.getByRole("option"));
    expect(router.push).toHaveBeenCalledWith("/?type=contract&from=NG", { scroll: false });
    expect(readReaderCookie()).toBe("NG");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("is answered by keys alone", async () => {
    const { router } = renderOnBoard(bar());
    await type("uni");
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    const pointed = screen.getByRole("option", { selected: true });
    expect(field().getAttribute("aria-activedescendant")).toBe(pointed.id);
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/?from=GB", { scroll: false }));
  });

  it("takes the first country where Enter is pressed at once", async () => {
    const { router } = renderOnBoard(bar());
    await type("bra");
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/?from=BR", { scroll: false }));
  });

  it("goes back to what was chosen on Escape", async () => {
    const { router } = renderOnBoard(bar("from=BR"));
    await type("ger");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(field().value).toBe("Brazil");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
  });

  it("says that it does not know a place, and names the nearest; nothing is chosen", async () => {
    const { router } = renderOnBoard(bar());
    await type("Nigera");
    expect(screen.getAllByText("We don’t know “Nigera”. Did you mean").length).toBeGreaterThan(0);
    expect(options()).toContain("Nigeria");
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.blur(field());
    expect(field().value).toBe("Nigera");
    expect(router.push).not.toHaveBeenCalled();
  });

  it("is taken back by emptying it, which is forgotten and asked for", () => {
    rememberReader({ country: "BR" });
    const { router } = renderOnBoard(bar("from=BR&type=contract"));
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect(router.push).toHaveBeenCalledWith("/?type=contract", { scroll: false });
    expect(readReaderCookie()).toBeUndefined();
  });

  it("names a time zone that nobody knows, which filters nothing, and asks for one", async () => {
    renderOnBoard(bar("zone=Foo/Bar&common=4"));
    expect(screen.getByText("We don’t know the time zone “Foo/Bar”.")).toBeDefined();
    const link = await screen.findByRole("link", { name: "Add your working hours" });
    expect(link.getAttribute("href")).toBe("/hours");
  });

  it("tells how many jobs are open, do not say and are left out, and keeps the certain ones by a press", () => {
    const { router } = renderOnBoard(bar("from=BR"));
    expect(screen.getByText("190 open").parentElement?.textContent).toContain(
      "190 open to you, 412 don’t say, 2,301 not open (left out)",
    );
    fireEvent.click(screen.getByRole("link", { name: "Only those that say so" }));
    expect(router.push).toHaveBeenCalledWith("/?from=BR&certain=1", { scroll: false });
  });

  it.each(["", "from=any", "from=zzz"])(
    "says nothing of an order where no country is known: /?%s",
    (query) => {
      renderOnBoard(bar(query));
      expect(screen.queryByText(/come first|open to you/)).toBeNull();
    },
  );

  it("is a plain field of the filters’ form before any script has run", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(onBoard(bar()));
    const input = page.querySelector("#reader");
    expect(input?.getAttribute("name")).toBe("from");
    expect(input?.getAttribute("form")).toBe("filters-form");
    expect(input?.getAttribute("role")).toBeNull();
  });
});
