import { mount } from "svelte";
import App from "./App.svelte";
import { reportErrors } from "./errors.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/frame.css";
import "./look/start.css";
import { addSprite } from "./marks/sprite";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

reportErrors();
addSprite();
await words.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
