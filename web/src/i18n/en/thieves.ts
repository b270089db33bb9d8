// Who the thieves are, and what they say at the table. It comes after the game: nobody needs it to
// play.

export const thieves = {
  who: {
    nila: {
      life: "Learned the trade from her aunt and teaches it to anyone who asks.",
      play: "Forgets a drawer now and then, and never minds.",
    },
    pip: {
      life: "Slips through windows nobody else would call windows.",
      play: "Remembers nothing, tries everything.",
    },
    oswin: {
      life: "A retired librarian who only wanted to know what was in the box.",
      play: "Keeps his notes in his head and dares very little.",
    },
    tamsin: {
      life: "Sold fish in the harbour until she saw what else comes ashore.",
      play: "Follows the game like a novice, bets like a sailor.",
    },
    corvina: {
      life: "Collects what glitters and gives nothing back.",
      play: "Has a long memory and waits until she is sure.",
    },
    bashir: {
      life: "Trades in spices by day and in secrets by night.",
      play: "Goes for it whenever the odds smile at him.",
    },
    lotte: {
      life: "Builds locks on weekdays and opens them on Sundays.",
      play: "Turns things round for the fun of it, and loses track as she does.",
    },
    renard: {
      life: "Has three passports, and none of them is his.",
      play: "Plays a sound game behind a charming smile.",
    },
    "madame-ives": {
      life: "Has attended every great theft of the century, by invitation.",
      play: "Moves nothing without need. When she speaks, it is nearly certain.",
    },
    "the-cooper": {
      life: "Makes barrels with false bottoms. Ask nothing more.",
      play: "Forgets nothing and hurries nothing.",
    },
    zaid: {
      life: "Some say he crossed the desert for a single sapphire.",
      play: "Keeps everything in motion and knows where all of it is.",
    },
  },
  remarks: {
    warm: {
      took: ["Well, thank you kindly!", "That one likes me.", "A good evening so far."],
      missed: ["Ah well. It happens.", "I was so sure!", "Somebody will be glad of it."],
      taken: ["Nicely done!", "You have clever hands.", "I take my hat off to you."],
      spilled: ["Oh, bad luck!", "That has happened to all of us.", "Chin up, friend."],
      alarm: ["Somebody is awake in there!", "My poor ears!"],
      ruby: ["Look how it shines!", "A ruby! What a sight."],
      turned: ["Upside down we go!", "Now where was mine?"],
      ahead: ["Somebody is running away from us.", "Well played, so far!"],
      won: ["What a game! Another?", "I could hug you all."],
      lost: ["You have earned it.", "That was a pleasure."],
    },
    lively: {
      took: ["Ha! Mine!", "Quick as a cat!", "Did you blink?"],
      missed: ["Oops.", "That was… practice.", "Nobody saw that, right?"],
      taken: ["Hey, I wanted that!", "Not bad, not bad!", "Teach me that one!"],
      spilled: ["Butterfingers!", "Ouch! I felt that.", "Raining gems, is it?"],
      alarm: ["Run!", "It wasn't me!"],
      ruby: ["Red! Red! Red!", "Ooh, the big one!"],
      turned: ["Whee!", "I'm dizzy already."],
      ahead: ["Catch that thief!", "Hey, wait for us!"],
      won: ["I won? I won!", "Best night ever!"],
      lost: ["Again, again!", "Next time I'll look where I put things."],
    },
    gentle: {
      took: ["Oh! There it was.", "I do believe that is correct.", "How very exciting."],
      missed: ["Dear me.", "I must have turned two pages at once.", "I could have sworn…"],
      taken: ["Most instructive.", "I shall make a note of that.", "How did you do it?"],
      spilled: ["Oh dear, oh dear.", "Allow me to look away.", "These things roll so far."],
      alarm: ["Goodness, the noise!", "Is it the tea?"],
      ruby: ["First edition, that one.", "I had only read about them."],
      turned: ["Everything is upside down again.", "One moment, I was counting."],
      ahead: ["You are rather good at this.", "I see we have a leader."],
      won: ["Me? There must be a mistake.", "I shall tell the library."],
      lost: ["A splendid evening.", "I learned a great deal."],
    },
    proud: {
      took: ["Naturally.", "As I expected.", "It was always mine."],
      missed: ["A detail.", "We shall not speak of it.", "The light is poor in here."],
      taken: ["Enjoy it while you have it.", "Hm. Acceptable.", "I would have left it. I think."],
      spilled: ["How careless.", "One should remember such things.", "I knew it would."],
      alarm: ["How vulgar.", "Somebody has trust issues."],
      ruby: ["At last, something worth my time.", "That colour suits me better."],
      turned: ["If you must.", "I know where everything is. Do you?"],
      ahead: ["The evening is long.", "Leads are there to be taken."],
      won: ["Was there ever a doubt?", "You may applaud."],
      lost: ["I let you. Possibly.", "Well. Somebody had to."],
    },
    terse: {
      took: ["Good.", "Mine.", "Told you nothing."],
      missed: ["Hm.", "Wrong one.", "So be it."],
      taken: ["Seen.", "Noted.", "Fair."],
      spilled: ["Down it goes.", "Heavy hand.", "Silence is better."],
      alarm: ["Loud.", "A trap. Of course."],
      ruby: ["Red as embers.", "That one counts."],
      turned: ["Again.", "Round and round."],
      ahead: ["Not for long.", "Watch your back."],
      won: ["Done.", "The night is kind."],
      lost: ["Well stolen.", "Next time."],
    },
  },
};
