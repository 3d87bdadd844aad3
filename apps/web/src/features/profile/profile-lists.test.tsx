import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { open, field, button } from "../../testing/open-profile-form.tsx";
const chosen = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("button")
    .map((shown) => shown.textContent);

describe("a list of skills or places", () => {
  it("suggests what begins like what was typed, to be chosen by keyboard", async () => {
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

  it("takes a skill nobody suggested, when the field is left too, and in the board's spelling where it has one", async () => {
    const { user } = open();
    await user.type(field("Add a skill"), "Tide tables{Tab}");
    await user.type(field("Add a skill"), "RUST,rust,");
    expect(chosen("Your skills")).toEqual(["Tide tables×", "rust×"]);
  });

  it("takes the skills of a pasted list one by one, each once", async () => {
    const { user } = open();
    await user.click(field("Add a skill"));
    await user.paste("Rust, Tide tables,, rust");
    await user.keyboard("{Enter}");
    expect(chosen("Your skills")).toEqual(["rust×", "Tide tables×"]);
    expect(screen.getByText("rust, Tide tables added.")).toBeDefined();
  });

  it("takes only places it knows, and says which it does not", async () => {
    const { user } = open();
    await user.type(field("Add a place you can work from"), "Atlantis{Tab}");
    expect(screen.getByText("“Atlantis” is not in the list. Choose one from the list.")).toBeDefined();
    expect(screen.queryByRole("list", { name: "Places you can work from" })).toBeNull();
  });

  it("takes no suggestion that was only offered when the field is left", async () => {
    const { user } = open();
    await user.type(field("Add a place you can work from"), "germ{Tab}");
    expect(screen.getByText("“germ” is not in the list. Choose one from the list.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Remove Germany" })).toBeNull();
  });

  it("loses an entry by its button, and the last one by Backspace", async () => {
    const { updateProfile, user } = open(undefined, { skills: ["C++", "SQL", "Go"] });
    await user.click(screen.getByRole("button", { name: "Remove C++" }));
    expect(document.activeElement).toBe(field("Add a skill"));
    await user.keyboard("{Backspace}");
    expect(chosen("Your skills")).toEqual(["SQL×"]);
    await user.click(button());
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith("ada", { skills: ["SQL"] });
  });
});
