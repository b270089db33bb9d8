// Said by the service worker, where nothing else of the program is.

export const offline = {
  title: "You are offline",
  text: "The table is kept; this page comes back by itself as soon as there is a connection.",
  again: "Try now",
};
