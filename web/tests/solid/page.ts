// The page of games by lot begins with its time: what is loaded afterwards knows no other.

import "./clock";

await import("./evening");
