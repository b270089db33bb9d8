import type { offline as english } from "../en/offline";
import type { Messages } from "../messages";

export const offline: Messages<typeof english> = {
  title: "Tu es hors ligne",
  text: "La table est conservée ; cette page revient d’elle-même dès que la connexion est rétablie.",
  again: "Essayer maintenant",
};
