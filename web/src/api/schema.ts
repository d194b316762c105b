// Made by `npm run types` from the server's structs. Not to be edited.

export type ServerMessage = Snapshot | News | Presence | Done | Denied | Pong;
export type ClientMessage =
  | TakeSeat
  | LeaveSeat
  | SeatBot
  | Act
  | TakeBack
  | AskTakeBack
  | AnswerTakeBack
  | Resign
  | CallStandIn
  | ComeBack
  | Talk
  | CloseTable
  | Ping
  | Look;
export type Command =
  | TakeSeat
  | LeaveSeat
  | SeatBot
  | Act
  | TakeBack
  | AskTakeBack
  | AnswerTakeBack
  | Resign
  | CallStandIn
  | ComeBack
  | Talk
  | CloseTable;

export interface Wire {
  TakeSeat?: TakeSeat;
  LeaveSeat?: LeaveSeat;
  SeatBot?: SeatBot;
  Act?: Act;
  TakeBack?: TakeBack;
  AskTakeBack?: AskTakeBack;
  AnswerTakeBack?: AnswerTakeBack;
  Resign?: Resign;
  CallStandIn?: CallStandIn;
  ComeBack?: ComeBack;
  Talk?: Talk;
  CloseTable?: CloseTable;
  Ping?: Ping;
  Look?: Look;
  OpenTable?: OpenTable;
  SeatChoice?: SeatChoice;
  NoClock?: NoClock;
  Live?: Live;
  Correspondence?: Correspondence;
  Moment?: Moment;
  Snapshot?: Snapshot;
  TableView?: TableView;
  SeatView?: SeatView;
  ClockView?: ClockView;
  MatchView?: MatchView;
  ActionView?: ActionView;
  ResultView?: ResultView;
  AskedView?: AskedView;
  TalkView?: TalkView;
  LogLine?: LogLine;
  News?: News;
  Step?: Step;
  Presence?: Presence;
  Done?: Done;
  Denied?: Denied;
  Pong?: Pong;
  GameInfo?: GameInfo;
  LevelInfo?: LevelInfo;
  Named?: Named;
  Rules?: Rules;
  Clause?: Clause;
  Me?: Me;
  Link?: Link;
  TableSummary?: TableSummary;
  SeatSummary?: SeatSummary;
  Steps?: Steps;
  Hint?: Hint;
  HintAction?: HintAction;
  Why?: Why;
  RecordInfo?: RecordInfo;
  Verified?: Verified;
  MacaoView?: MacaoView;
  MacaoPile?: MacaoPile;
  MacaoPlayer?: MacaoPlayer;
  MacaoSupply?: MacaoSupply;
  MacaoPayment?: MacaoPayment;
  MacaoUnit?: MacaoUnit;
  MacaoOutlook?: MacaoOutlook;
  MacaoCard?: MacaoCard;
  MacaoTile?: MacaoTile;
  MontegoBayView?: MontegoBayView;
  MontegoBaySpace?: MontegoBaySpace;
  MontegoBayStore?: MontegoBayStore;
  MontegoBayPiece?: MontegoBayPiece;
  MontegoBayHand?: MontegoBayHand;
  MontegoBayLead?: MontegoBayLead;
  MontegoBayBoat?: MontegoBayBoat;
  MontegoBayPile?: MontegoBayPile;
  MontegoBayScene?: MontegoBayScene;
  ShanghaienView?: ShanghaienView;
  ShanghaienSpot?: ShanghaienSpot;
  ShanghaienCard?: ShanghaienCard;
  ShanghaienNation?: ShanghaienNation;
  ShanghaienCrew?: ShanghaienCrew;
  ServerMessage?: ServerMessage;
  ClientMessage?: ClientMessage;
  Command?: Command;
}
/**
 * Sit down at an empty seat; `entropy` is the player's share in the luck.
 */
export interface TakeSeat {
  do: "take-seat";
  id: string;
  seat: number;
  entropy?: string;
}
/**
 * Stand up before the match has begun.
 */
export interface LeaveSeat {
  do: "leave-seat";
  id: string;
  seat: number;
}
/**
 * Put a bot at an empty seat, or (level none) send it away; the opener's right, before the match.
 */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  seat: number;
  level: string | null;
}
/**
 * Play an action by its name in record notation.
 *
 *     `version` is the table's version that the client saw; if the seat's choices have changed since, the
 *     command is refused as stale.
 */
export interface Act {
  do: "act";
  id: string;
  seat: number;
  action: string;
  version?: number | null;
}
/**
 * Take one's own last step back, as long as nothing depends on it.
 */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
}
/**
 * Ask all others to let the match go back to its first `events` events.
 */
export interface AskTakeBack {
  do: "ask-take-back";
  id: string;
  seat: number;
  events: number;
}
/**
 * Agree or not to what another seat asked to take back.
 */
export interface AnswerTakeBack {
  do: "answer-take-back";
  id: string;
  seat: number;
  agree: boolean;
}
/**
 * Give the match up.
 */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}
/**
 * Let a bot play for an absent player, or for oneself.
 */
export interface CallStandIn {
  do: "call-stand-in";
  id: string;
  seat: number;
}
/**
 * Take one's seat back from the bot that stood in.
 */
export interface ComeBack {
  do: "come-back";
  id: string;
  seat: number;
}
/**
 * Say one of the phrases.
 */
export interface Talk {
  do: "talk";
  id: string;
  seat: number;
  phrase: string;
}
/**
 * Give up a table that has not begun; the opener's right.
 */
export interface CloseTable {
  do: "close";
  id: string;
}
/**
 * Asks for a pong.
 */
export interface Ping {
  do: "ping";
}
/**
 * Asks for a snapshot: from a seat of one's own, in a language.
 */
export interface Look {
  do: "look";
  seat?: number | null;
  lang?: string | null;
}
/**
 * Open a table.
 */
export interface OpenTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 9
   */
  seats: SeatChoice[];
  clock?: NoClock | Live | Correspondence;
  public?: boolean;
  first?: number | null;
  out_of_time?: string;
  stand_in?: string | null;
  duplicate?: string | null;
  moment?: Moment | null;
  entropy?: string;
}
/**
 * Who shall sit at a seat of a new table: me (perhaps under another name), anybody, or a bot.
 */
export interface SeatChoice {
  kind?: string;
  level?: string | null;
  name?: string | null;
}
/**
 * Everybody takes the time they need.
 */
export interface NoClock {
  kind: "none";
}
/**
 * A bank for the whole match, and an increment for each turn done.
 */
export interface Live {
  kind: "live";
  bank: number;
  increment: number;
}
/**
 * So many days for each turn.
 */
export interface Correspondence {
  kind: "correspondence";
  days: number;
}
/**
 * A moment of a match: of a table or a record, after so many of its events.
 */
export interface Moment {
  id: string;
  events: number;
}
/**
 * The whole table: at the start, after a gap, after a change of seat or language.
 */
export interface Snapshot {
  type: "snapshot";
  table: TableView;
  log: LogLine[];
}
/**
 * A table as one viewer sees it.
 */
export interface TableView {
  id: string;
  version: number;
  at: number;
  game: string;
  status: string;
  public: boolean;
  clock: NoClock | Live | Correspondence;
  first: number | null;
  out_of_time: string;
  stand_in: string;
  duplicate: string | null;
  rematch: string | null;
  yours: boolean;
  viewpoint: number;
  seats: SeatView[];
  commitment: string;
  entropy: string[];
  seed: string | null;
  match: MatchView | null;
  result: ResultView | null;
  asked: AskedView | null;
  talk: TalkView[];
}
/**
 * Who sits at a seat.
 */
export interface SeatView {
  seat: number;
  kind: string;
  name: string | null;
  called: string;
  level: string | null;
  yours: boolean;
  here: boolean;
  pending: boolean;
  awaited: boolean;
  resigned: boolean;
  clock: ClockView | null;
}
/**
 * A seat's clock at the view's time.
 */
export interface ClockView {
  left: number;
  running: boolean;
}
/**
 * The match as the viewer's seat knows it.
 */
export interface MatchView {
  events: number;
  pending: number[];
  awaited: number[];
  legal: ActionView[];
  may_take_back: boolean;
  scores: number[] | null;
  view: unknown;
}
/**
 * A legal action: its name in record notation, and what it does, in words.
 */
export interface ActionView {
  name: string;
  text: string;
}
/**
 * How the match ended.
 */
export interface ResultView {
  places: number[];
  scores: number[];
  resigned: number[];
  bill: string;
}
/**
 * What somebody asked to take back.
 */
export interface AskedView {
  seat: number;
  events: number;
  agreed: number[];
}
/**
 * A phrase that somebody said.
 */
export interface TalkView {
  seat: number;
  phrase: string;
  at: number;
}
/**
 * Something that happened, in sentences.
 */
export interface LogLine {
  version: number;
  at: number;
  seat: number | null;
  index: number | null;
  lines: string[];
}
/**
 * One entry of the table: its version is the table's, one more than the news before.
 *
 *     `steps` are the moves of the match, if there were any; `log` the new lines. When something was taken
 *     back, the client gets a snapshot instead.
 */
export interface News {
  type: "news";
  version: number;
  table: TableView;
  steps: Step[];
  log: LogLine[];
}
/**
 * A step of the match for those who watch: what was told, and the position after it.
 */
export interface Step {
  index: number;
  seat: number | null;
  lines: string[];
  view: unknown;
  scenes: unknown[];
}
/**
 * Who is at the table, by seat, and how many look on.
 */
export interface Presence {
  type: "presence";
  here: boolean[];
  spectators: number;
}
/**
 * A command is done and stored, under a version of the table.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * A command was refused.
 */
export interface Denied {
  type: "denied";
  id: string | null;
  code: string;
  text: string;
  clause: string | null;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  seats: number[];
  first_is_luck: boolean;
  levels: LevelInfo[];
  phrases: Named[];
}
/**
 * A level of bots: its title, and how it thinks, in a sentence.
 */
export interface LevelInfo {
  name: string;
  text: string;
  line: string;
}
/**
 * A name for programs, and its text for people.
 */
export interface Named {
  name: string;
  text: string;
}
/**
 * The rules of a game in our words.
 */
export interface Rules {
  game: string;
  title: string;
  clauses: Clause[];
}
/**
 * A clause of the rules, in Markdown.
 */
export interface Clause {
  id: string;
  heading: string;
  text: string;
}
/**
 * A player, as they see themselves.
 */
export interface Me {
  id: string;
  name: string;
  lang: string;
}
/**
 * A link that makes another device mine, once.
 */
export interface Link {
  path: string;
  expires_at: number;
}
/**
 * A table as a list shows it.
 */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  public: boolean;
  clock: NoClock | Live | Correspondence;
  seats: SeatSummary[];
  yours: boolean;
  your_turn: boolean;
}
/**
 * Who sits at a seat.
 */
export interface SeatSummary {
  kind: string;
  name: string | null;
  level: string | null;
}
/**
 * Steps of a match, as a seat may know them.
 */
export interface Steps {
  total: number;
  steps: Step[];
}
/**
 * The best actions, the best first.
 */
export interface Hint {
  actions: HintAction[];
}
/**
 * What an action is worth.
 */
export interface HintAction {
  name: string;
  text: string;
  chance: number | null;
  points: number | null;
}
/**
 * Whether an action is allowed now, and if not, by which clause.
 */
export interface Why {
  name: string;
  action: string;
  allowed: boolean;
  reason: string | null;
  clause: string | null;
}
/**
 * A record: what can be looked at.
 */
export interface RecordInfo {
  id: string;
  game: string;
  seats: number;
  names: string[];
  events: number;
  over: boolean;
  scores: number[];
  places: number[] | null;
}
/**
 * Whether the luck of a match is what its seed gives.
 */
export interface Verified {
  over: boolean;
  events: number;
  commitment: string;
  entropy: string[];
  seed: string | null;
  luck_holds: boolean | null;
  wrong_event: number | null;
}
/**
 * All that a seat may see; in Les Ombres de Macao all is open (OM-27).
 */
export interface MacaoView {
  phase: string;
  round: number;
  quiet: number;
  last: boolean;
  left: number;
  family: number;
  limit: number;
  first: number;
  turn: number;
  seat: number;
  piles: MacaoPile[];
  centre: string[];
  players: MacaoPlayer[];
  payment: MacaoPayment | null;
  discards: string[];
  unseen: {
    [k: string]: number;
  };
  outlooks: MacaoOutlook[];
  cards: {
    [k: string]: MacaoCard;
  };
  tiles: {
    [k: string]: MacaoTile;
  };
}
/**
 * A pile: its visible top, how many unknown cards lie below, and below them the discards all saw.
 */
export interface MacaoPile {
  top: string | null;
  unknown: number;
  known: string[];
  smallest: boolean;
}
/**
 * What lies in front of a seat.
 */
export interface MacaoPlayer {
  blue: string[];
  dead: number;
  limit: number;
  red: string[];
  green: string[];
  yellow: string[];
  coins: number;
  supply: MacaoSupply;
}
/**
 * What a seat's cards produce in one payment.
 */
export interface MacaoSupply {
  red: {
    [k: string]: number;
  };
  blue: {
    [k: string]: number;
  };
  joined: string[][];
  croupiers: number;
}
/**
 * A payment under way.
 */
export interface MacaoPayment {
  target: string;
  paid: string[];
  missing: number;
  units: MacaoUnit[];
  proposal: string[];
}
/**
 * A unit of a cost: still due, spared by a Croupier, or met by a card.
 */
export interface MacaoUnit {
  resource: string;
  how: string;
  card: string | null;
}
/**
 * What recruiting a card or opening a tile would take now.
 */
export interface MacaoOutlook {
  target: string;
  may: boolean;
  units: MacaoUnit[];
  blues: number;
  short: number;
  helps: string[];
  proposal: string[];
}
/**
 * A card as printed.
 */
export interface MacaoCard {
  kind: string;
  produces: string;
  cost: string[];
  coins: number;
  links: string[];
}
/**
 * A tile as printed: a cost opens it, or a condition.
 */
export interface MacaoTile {
  value: number;
  cost: string[];
  needs: string | null;
}
/**
 * All that a seat may see: the cards of the others are laid or not, no more (MB-26).
 */
export interface MontegoBayView {
  phase: string;
  round: number;
  pending: number[];
  quay: MontegoBaySpace[];
  hands: MontegoBayHand[][];
  order: MontegoBayPiece[];
  hirer: number | null;
  host: MontegoBayPiece | null;
  tally: number | null;
  worker: MontegoBayPiece | null;
  to_load: number;
  to_unload: number;
  port: MontegoBayBoat[];
  piles: MontegoBayPile[];
  unturned: {
    [k: string]: number;
  };
  bank: number;
  coins: number[];
  supply: number[];
  pub: number[];
  points: number[];
  scores: number[];
  earned: {
    [k: string]: number[];
  };
  pub_points: number[];
}
/**
 * A space of the quay, by its number on the ring.
 */
export interface MontegoBaySpace {
  lane: string;
  place: number;
  store: MontegoBayStore | null;
  piece: MontegoBayPiece | null;
}
/**
 * A store: good barrels or damaged ones, and perhaps a coin.
 */
export interface MontegoBayStore {
  barrels: number;
  damaged: number;
  coin: boolean;
}
/**
 * A docker, or Lazy Jack.
 */
export interface MontegoBayPiece {
  seat: number;
  name: string;
  large: boolean;
}
/**
 * A piece of a seat this round: where it stands, and its card.
 */
export interface MontegoBayHand {
  piece: MontegoBayPiece;
  space: number | null;
  laid: boolean;
  card: number | null;
  leads: MontegoBayLead[];
}
/**
 * Where a card leads a piece if nobody pushes it first, with the others where they stand now.
 */
export interface MontegoBayLead {
  space: number;
  end: number;
  pushed: MontegoBayPiece | null;
}
/**
 * A boat in port; the pilot boat has no slots.
 */
export interface MontegoBayBoat {
  capacity: number;
  points: number[];
  aboard: number[];
  shares: number[];
  free: number;
}
/**
 * A pile of ships: how many, and the capacity of the top one.
 */
export interface MontegoBayPile {
  ships: number;
  top: number | null;
  points: number[];
}
/**
 * One thing that happened, and the position after it.
 */
export interface MontegoBayScene {
  what: string;
  piece: MontegoBayPiece | null;
  card: number | null;
  path: number[];
  pushed: MontegoBayPiece | null;
  pier: number | null;
  points: number[];
  view: MontegoBayView;
}
/**
 * All that a seat may see; in Shanghaien all is open (SH-24).
 */
export interface ShanghaienView {
  phase: string;
  round: number;
  rounds: number;
  starter: number;
  seat: number;
  end: string | null;
  tavern: ShanghaienSpot[];
  supply: number[];
  rolled: number[];
  captain: boolean[];
  tricks: {
    [k: string]: number;
  }[];
  nations: ShanghaienNation[];
  deck: number;
  scores: number[];
}
/**
 * A position of the tavern, from the left.
 */
export interface ShanghaienSpot {
  card: ShanghaienCard;
  number: number | null;
  dice: number[];
  taker: number | null;
  reason: string;
}
/**
 * A card: a sailor has a nation and a value, a trick has its pair of effects.
 */
export interface ShanghaienCard {
  nation: string | null;
  value: number | null;
  trick: string | null;
}
/**
 * A nation: the crews by seat, and who would score it now.
 */
export interface ShanghaienNation {
  name: string;
  crews: ShanghaienCrew[];
  winner: number | null;
  points: number;
}
/**
 * A seat's sailors of a nation.
 */
export interface ShanghaienCrew {
  sailors: number[];
  wilds: number;
  strength: number;
}
