import type { offline as english } from "../en/offline";
import type { Messages } from "../messages";

export const offline: Messages<typeof english> = {
  title: "Du bist offline",
  text: "Der Tisch bleibt stehen; diese Seite kommt von selbst zurück, sobald wieder eine Verbindung da ist.",
  again: "Jetzt versuchen",
};
