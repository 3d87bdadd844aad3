import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { open, field, button } from "../../testing/open-profile-form.tsx";
const chosen = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("button")
    .map((shown) => shown.textContent);

describe("a list of skills or places", () => {
  it("suggests matching entries, which can be chosen by keyboard", async () => {
    const { user } = open();
    await user.type(field("Add a skill"), "rea");
    expect(
      within(screen.getByRole("listbox", { name: "Add a skill" }))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["react", "react-native"]);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen("Your skills")).toEqual(["react-native×"]);
    expect(screen.getByText("react-native added.")).toBeDefined();
  });

  it("accepts a skill without a suggestion, also on blur, and in the board's spelling if it has one", async () => {
    const { user } = open();
    await user.type(field("Add a skill"), "Tide tables{Tab}");
    await user.type(field("Add a skill"), "RUST,rust,");
    expect(chosen("Your skills")).toEqual(["Tide tables×", "rust×"]);
  });

  it("splits a pasted list into skills, each once", async () => {
    const { user } = open();
    await user.click(field("Add a skill"));
    await user.paste("Rust, Tide tables,, rust");
    await user.keyboard("{Enter}");
    expect(chosen("Your skills")).toEqual(["rust×", "Tide tables×"]);
    expect(screen.getByText("rust, Tide tables added.")).toBeDefined();
  });

  it("accepts only known places, and names unknown ones", async () => {
    const { user } = open();
    await user.type(field("Add a place you can work from"), "Atlantis{Tab}");
    expect(screen.getByText("“Atlantis” is not in the list. Choose one from the list.")).toBeDefined();
    expect(screen.queryByRole("list", { name: "Places you can work from" })).toBeNull();
  });

  it("does not accept a merely highlighted suggestion on blur", async () => {
    const { user } = open();
    await user.type(field("Add a place you can work from"), "germ{Tab}");
    expect(screen.getByText("“germ” is not in the list. Choose one from the list.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Remove Germany" })).toBeNull();
  });

  it("removes an entry by its button, and the last one by Backspace", async () => {
    const { updateProfile, user } = open(undefined, { skills: ["C++", "SQL", "Go"] });
    await user.click(screen.getByRole("button", { name: "Remove C++" }));
    expect(document.activeElement).toBe(field("Add a skill"));
    await user.keyboard("{Backspace}");
    expect(chosen("Your skills")).toEqual(["SQL×"]);
    await user.click(button());
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith("ada", { skills: ["SQL"] });
  });
});
