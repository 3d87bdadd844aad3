import { filtersFromQuery } from "@farwork/domain/filter";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";

import { onBoard, renderOnBoard } from "../../testing/render-on-board.tsx";
import { FILTER_FORM } from "../filters/change-listing.ts";
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

afterEach(() => {
  vi.doUnmock("./country-search.ts");
  rememberReader({ country: undefined, hours: undefined });
  history.replaceState(null, "", "/");
});

describe("the country question", () => {
  it("offers countries that match the text, and goes to the list for the one chosen", async () => {
    const { router } = renderOnBoard(bar("type=contract"), "type=contract");
    await type("lago");
    expect(options()).toEqual(["NigeriaLagos"]);
    fireEvent.click(screen.getByRole("option"));
    expect(router.push).toHaveBeenCalledWith("/?type=contract&from=NG", { scroll: false });
    expect(readReaderCookie()).toBe("NG");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("leaves the list before the first choice as it was, for going back", async () => {
    history.replaceState(null, "", "/?type=contract");
    renderOnBoard(bar("type=contract"), "type=contract");
    await type("lago");
    fireEvent.click(screen.getByRole("option"));
    expect(location.search).toBe("?type=contract&from=any");
  });

  it("keeps with the filters that the address asks for any country", () => {
    const { container } = renderOnBoard(
      <>
        <form id={FILTER_FORM} />
        {bar("from=any")}
      </>,
    );
    const sent = [...container.querySelectorAll("form")].map((form) => new FormData(form).get("from"));
    expect(sent).toEqual(["any"]);
  });

  it("works by keyboard", async () => {
    const { router } = renderOnBoard(bar());
    await type("uni");
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    const pointed = screen.getByRole("option", { selected: true });
    expect(field().getAttribute("aria-activedescendant")).toBe(pointed.id);
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/?from=GB", { scroll: false }));
  });

  it.each([
    ["ivory", "CI"],
    ["brasil", "BR"],
    ["Niger", "NE"],
    ["Lagos", "NG"],
    ["Toronto Canada", "CA"],
  ])("accepts a text that can only mean one country on Enter: %s", async (text, code) => {
    const { router } = renderOnBoard(bar());
    await type(text);
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/?from=${code}`, { scroll: false }));
  });

  it("asks on Enter when the text matches several, larger ones first", async () => {
    const { router } = renderOnBoard(bar());
    await type("nig");
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(screen.getAllByText("Which one?").length).toBeGreaterThan(0));
    expect(options()).toEqual(["Nigeria", "Niger"]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it("asks for a country when the text is a region, with some of its countries", async () => {
    const { router } = renderOnBoard(bar());
    await type("LATAM");
    const asked = "“LATAM” is more than one country. Which one do you live in?";
    await waitFor(() => expect(screen.getAllByText(asked).length).toBeGreaterThan(0));
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(options().slice(0, 2)).toEqual(["Brazil", "Mexico"]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    ["Nigeria", "NG"],
    ["Brasil", "BR"],
    ["deu", "DE"],
  ])("accepts the full name or code of a country on leaving: %s", async (text, code) => {
    const { router } = renderOnBoard(bar());
    await type(text);
    fireEvent.blur(field());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/?from=${code}`, { scroll: false }));
  });

  it.each([
    ["philip", "Which country do you mean by “philip”?"],
    ["nig", "Which country do you mean by “nig”?"],
    ["Nigera", "We don’t know “Nigera”. Did you mean Nigeria or Niger?"],
    ["Africa", "“Africa” is more than one country. Which one do you live in?"],
  ])("keeps any other text on leaving, and asks: %s", async (text, asked) => {
    const { router } = renderOnBoard(bar());
    await type(text);
    fireEvent.blur(field());
    await screen.findByText(asked);
    expect(field().value).toBe(text);
    expect(screen.queryByRole("listbox")).toBeNull();
    fireEvent.click(field());
    expect(options().length).toBeGreaterThan(0);
    expect(router.push).not.toHaveBeenCalled();
  });

  it("says when names fail to load, keeps the text, and continues once they do", async () => {
    vi.doMock("./country-search.ts", () => {
      throw new Error("offline");
    });
    const { router } = renderOnBoard(bar());
    fireEvent.change(field(), { target: { value: "Brazil" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    const problem = "Country names couldn’t be loaded. Check your connection and try again.";
    await waitFor(() => expect(screen.getAllByText(problem).length).toBeGreaterThan(0));
    expect(field().value).toBe("Brazil");
    expect(router.push).not.toHaveBeenCalled();
    vi.doUnmock("./country-search.ts");
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(options()).toEqual(["Brazil"]));
    expect(screen.queryByText(problem)).toBeNull();
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/?from=BR", { scroll: false }));
  });

  it("restores the choice on Escape", async () => {
    const { router } = renderOnBoard(bar("from=BR"), "from=BR");
    await type("ger");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(field().value).toBe("Brazil");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
  });

  it("says that a place is unknown, and names the nearest, without choosing one", async () => {
    const { router } = renderOnBoard(bar());
    await type("Nigera");
    expect(screen.getAllByText("We don’t know “Nigera”. Did you mean").length).toBeGreaterThan(0);
    expect(options()).toContain("Nigeria");
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.blur(field());
    expect(field().value).toBe("Nigera");
    expect(router.push).not.toHaveBeenCalled();
  });

  it("is cleared by emptying it, which is remembered", () => {
    rememberReader({ country: "BR" });
    const { router } = renderOnBoard(bar("from=BR&type=contract"), "from=BR&type=contract");
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect(router.push).toHaveBeenCalledWith("/?type=contract", { scroll: false });
    expect(readReaderCookie()).toBeUndefined();
  });

  it("asks for working hours before any country", () => {
    renderOnBoard(bar("type=contract"), "type=contract");
    const link = screen.getByRole("link", { name: "Add your working hours" });
    expect(link.getAttribute("href")).toBe("/hours?type=contract");
  });

  it("asks for working hours beside an unknown place, and returns to the question about that", () => {
    renderOnBoard(bar("location=Atlantis"), "location=Atlantis");
    const link = screen.getByRole("link", { name: "Add your working hours" });
    expect(link.getAttribute("href")).toBe("/hours?location=Atlantis");
  });

  it("names an unknown time zone, which does not filter", () => {
    renderOnBoard(bar("zone=Foo/Bar&common=4"), "zone=Foo/Bar&common=4");
    expect(screen.getByText("We don’t know the time zone “Foo/Bar”.")).toBeDefined();
  });

  it("counts the jobs that are open, do not say or are left out, and can show only those that are open", () => {
    const { router } = renderOnBoard(bar("from=BR"), "from=BR");
    expect(screen.getByText("190 open").parentElement?.textContent).toContain(
      "190 open to you, 412 don’t say, 2,301 not open (left out)",
    );
    fireEvent.click(screen.getByRole("link", { name: "Only jobs that say so" }));
    expect(router.push).toHaveBeenCalledWith("/?from=BR&certain=1", { scroll: false });
  });

  it.each(["", "from=any", "from=zzz"])("mentions no order without a known country: /?%s", (query) => {
    renderOnBoard(bar(query), query);
    expect(screen.queryByText(/come first|open to you/)).toBeNull();
  });

  it("is a plain field of the filter form before hydration", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(onBoard(bar()));
    const input = page.querySelector("#reader");
    expect(input?.getAttribute("name")).toBe("from");
    expect(input?.getAttribute("form")).toBe("filters-form");
    expect(input?.getAttribute("role")).toBeNull();
  });
});
