import { formatNumber } from "../../../shared/format-number.ts";
import { deletedLookDays, draftDays } from "../../../shared/lifetimes.ts";
import {
  itemLimits,
  lookLimits,
  messageLimits,
  moderationLimits,
  photoLimitTexts,
  proposalsPerDay,
  reviewLimits,
} from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

export const lookQuestions = [
  {
    question: "Which photos can I post?",
    answer: (
      <p>
        JPEG, PNG, WebP and AVIF, up to {photoLimitTexts.size} and {photoLimitTexts.pixels} each (AVIF up to{" "}
        {photoLimitTexts.avifMegapixels}). A look has up to {lookLimits.photos}, and all your photos together can fill{" "}
        {photoLimitTexts.quota}. We can’t use HEIC photos. On an iPhone, choose Settings &gt; Camera &gt; Formats &gt;
        Most Compatible to take JPEG photos. We turn photos the right way up for you.
      </p>
    ),
  },
  {
    question: "Does a photo tell people where I live?",
    answer: (
      <p>
        No. Your camera saves the place, time and device in the file. We remove all of that from every photo other
        people can see. We keep your original file so you can crop it again, and we never show it to anyone else.
      </p>
    ),
  },
  {
    question: "The connection was lost during an upload. Is my photo gone?",
    answer: (
      <p>
        No. It stays in the form. Choose Try again; you won’t get the photo twice. Photos of a look stay on this device
        until they’re uploaded, so they continue if you reload the page. Your draft is saved in your account while you
        write, so you can finish it on another device. Without a connection it stays on your device until you’re back
        online. We delete a draft with its photos when you haven’t changed it for {draftDays} days.
      </p>
    ),
  },
  {
    question: "How do I change the order of my looks?",
    answer: (
      <p>
        Open your profile and choose “Change order”. Drag a look by its handle, use the buttons, or focus the handle and
        press the arrow keys. Your first look is your featured look.
      </p>
    ),
  },
  {
    question: "Can I change or delete a look?",
    answer: (
      <p>
        Yes. On the look’s page choose “Edit look” or “Delete look”. You can restore a deleted look for{" "}
        {deletedLookDays} days in your settings, under “Data”. Then it’s gone, with its photos, likes and comments.
      </p>
    ),
  },
];

export const wardrobeQuestions = [
  {
    question: "Who can see my wardrobe?",
    answer: (
      <p>
        You choose for the whole wardrobe and for each item: everyone, people who follow you, or only you. Nobody but
        you sees what an item cost, when you bought it, where you keep it, or your notes.
      </p>
    ),
  },
  {
    question: "What is a wear?",
    answer: (
      <p>
        One time you wore an item. Choose “Log a wear” on the item, or log a whole look or outfit in one go. Each wear
        lowers the cost per wear of what you’ve priced.
      </p>
    ),
  },
  {
    question: "Can I bring my wardrobe from somewhere else, and take it with me?",
    answer: (
      <p>
        Yes, both. You can <Link to={paths.importItems}>import items</Link> from a CSV or JSON file, up to{" "}
        {formatNumber(itemLimits.imported)} at a time. The same page has your wardrobe as a file to download.
      </p>
    ),
  },
];

export const reviewQuestions = [
  {
    question: "What if a brand or product isn’t on Hemline yet?",
    answer: (
      <p>
        Type its name in the form of your item and choose “Add … as a new brand” or “… as a new product”. You can use it
        immediately; other people see it after one of our admins has approved it. We’ll tell you what we decide. You can
        propose up to {proposalsPerDay} brands and {proposalsPerDay} products a day. You can also leave the name as
        plain text.
      </p>
    ),
  },
  {
    question: "What does “worn 14 times” in a review mean?",
    answer: (
      <p>
        The reviewer has linked the review to their own item and logged that many wears of it. We count them; nobody can
        type the number. You can filter reviews by wears.
      </p>
    ),
  },
  {
    question: "How is the average calculated?",
    answer: (
      <p>
        Every average begins with seven reviews of 3.5 stars, so that one review alone doesn’t decide it. We then count
        each review that everyone can see. “Most helpful” puts those reviews first that most readers are likely to find
        helpful, based on the votes so far.
      </p>
    ),
  },
  {
    question: "Why can’t other people see my review yet?",
    answer: (
      <p>
        If you joined less than {reviewLimits.newMemberDays} days ago, your reviews wait until one of them is public:{" "}
        {reviewLimits.waitHours} hours after you posted it, or when one of our admins shows it.
      </p>
    ),
  },
  {
    question: "Can I change or delete a review?",
    answer: (
      <p>
        Yes, with “Edit” and “Delete” below your review. A changed review says when it was edited, and people can open
        what it said before. After you delete it, choose “Undo” in the message that appears to get it back.
      </p>
    ),
  },
  {
    question: "Who can respond to a review?",
    answer: (
      <p>
        Members named by the brand, and our admins, once for each review. Members named by the brand can review its
        products too; their reviews say “Works with” the brand. If you work for a brand,{" "}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    ),
  },
];

export const discussionQuestions = [
  {
    question: "Can I change or delete a reply?",
    answer: (
      <p>
        You can edit it for {messageLimits.editHours} hours. People can open what it said before. When you delete it,
        its place stays, without your words.
      </p>
    ),
  },
  {
    question: "Why is my reply waiting?",
    answer: (
      <p>
        It has a link and you’re new here, or it has a word that we check. One of our admins reads it before others see
        it. Until then, only you and our admins can read it.
      </p>
    ),
  },
  {
    question: "What am I notified about in a discussion?",
    answer: (
      <p>
        You choose on its page, under “Notify me about”: every reply, replies to you, or nothing. You follow a
        discussion when you reply in it.
      </p>
    ),
  },
  {
    question: "How do I report something, and what happens then?",
    answer: (
      <p>
        Choose “Report” in its menu. Our admins read every report. We tell you what came of it, and we don’t tell anyone
        that it was you. If we restrict a member, we tell them why. They can appeal once, within{" "}
        {moderationLimits.appealDays} days, in their settings under Decisions.
      </p>
    ),
  },
];

export const emailQuestions = [
  {
    question: "Which emails will I get?",
    answer: (
      <p>
        A digest, once a week, and only if there is something in it: what members and brands you follow posted, new
        entries of the notebook and the notifications you haven’t read. You can have it daily or turn it off in your
        settings, under <Link to={paths.settingsNotifications}>Notifications</Link>, or with the link at the end of each
        digest. We also email you about your account, your payments and decisions of our admins.
      </p>
    ),
  },
  {
    question: "What does the search find, and who knows what I searched for?",
    answer: (
      <p>
        Looks, products, entries, discussions, members, brands and your own wardrobe, but only what you may see. The
        searches that we suggest again are kept on your device, not on our servers. You can clear them there.
      </p>
    ),
  },
];

export const notebookQuestions = [
  {
    question: "Who can read the notebook?",
    answer: (
      <p>
        Everyone can read most entries, and the first part of all others. Some entries are for members; the rest are for{" "}
        <Link to={paths.paidSubscription}>subscribers</Link>. Each says so next to its date. You can print what you can
        read.
      </p>
    ),
  },
  {
    question: "Can I write for the notebook?",
    answer: (
      <p>
        Yes. <Link to={paths.contact}>Tell us</Link> what you’d like to write about. We edit entries with their authors,
        and your name appears above yours, with a link to your page. Your profile lists what you wrote.
      </p>
    ),
  },
  {
    question: "How do I follow the notebook?",
    answer: (
      <p>
        With a feed reader: open <Link to={paths.notebook}>the notebook</Link> in it, and it finds the feed. There is
        one in RSS, Atom and JSON. Of entries for members or subscribers, it has the part that everyone can read.
      </p>
    ),
  },
];
