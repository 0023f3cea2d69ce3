// @ts-check
// Expressions of the characters, loaded after the first board (docs/decisions/087).
import styles from "../../styles/faces.css";
import { dressFinale, watchGame } from "../finale/finale.js";
import { answerTaps, seatGuests } from "./guests.js";
import { live } from "./idle.js";
import { lookAtFingers } from "./looks.js";
import { addExpressions } from "./symbols.js";

const style = document.createElement("style");
style.textContent = styles;
document.head.append(style);
addExpressions();
answerTaps();
seatGuests();
lookAtFingers();
dressFinale();
live(() => {
  seatGuests();
  watchGame();
});
document.documentElement.dataset.faces = "";
