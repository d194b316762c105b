import { mount } from "svelte";
import App from "./App.svelte";
import { reportErrors } from "./errors.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/frame.css";
import { addSprite } from "./marks/sprite";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

reportErrors();
addSprite();
void words.speak(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));
