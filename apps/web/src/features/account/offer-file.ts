/** Has the browser keep a file where it keeps downloads. */
export function offerFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
