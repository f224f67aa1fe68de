import { wishPlot } from '../wish-plot.ts'

export const winsAMedal = wishPlot({
  id: 'wish-wins-a-medal',
  beginsElsewhere: true,
  wishes: ['wins a medal', 'win a medal', 'winning a medal', 'won a medal', 'gets a medal', 'got a medal', 'gold medal', 'gold medals', 'medal', 'medals', 'medle', 'medel', 'wins a prize', 'win a prize', 'winning a prize', 'won a prize', 'gets a prize', 'first prize', 'prize', 'wins a trophy', 'win a trophy', 'winning a trophy', 'won a trophy', 'gets a trophy', 'trophy', 'trophies', 'gold cup', 'wins a competition', 'win a competition', 'winning a competition', 'won a competition', 'wins first place', 'wins a rosette', 'rosette'],
  except: ['war', 'army', 'soldier', 'soldiers', 'grandpa', 'grandad', 'grandma', 'swimming', 'swim', 'football', 'gymnastics', 'karate', 'judo', 'dance', 'dancing', 'reading', 'school', 'sports', 'running', 'race', 'lost', 'lose', 'loses', 'losing', 'stolen', 'nobody', 'never', 'jealous', 'cried', 'broke', 'broken', 'pig', 'dog', 'cat', 'singing', 'spelling', 'chess', 'maths', 'bravery', 'hospital', 'nobel', 'money', 'lottery', 'drawing', 'colouring', 'baking', 'egg'],
  answers: ['medal', 'medals', 'prize', 'prizes', 'trophy', 'trophies', 'win', 'wins', 'winning', 'won', 'winner', 'gold', 'golden', 'first', 'place', 'competition', 'cup', 'gets', 'got', 'proud', 'best', 'silver', 'bronze', 'champion', 'big', 'who', 'fair', 'fete', 'ribbon', 'throw', 'throwing', 'boot', 'welly', 'shiny', 'olympics', 'today', 'at'],
  moods: ['proud', 'losing', 'first'],
  company: ['medal', 'boot', 'judge', 'tape', 'tuba', 'band', 'tent', 'line', 'rules', 'post', 'cakes', 'prize', 'pond', 'ribbon', 'tea', 'baker', 'cake'],
  out: true,
  about: 'The boot flies the wrong way and counts for nothing, until somebody reads what the rules do not say.',
  titles: ['It Does Not Say Which Way', 'What a Medal Tastes Of', '{H} Wins a Medal', 'Parp, Said the Tuba', 'A Little Dry, Second Prize'],
  want: [
    {
      id: 'the-first-throw',
      A: 'partner',
      paragraphs: [
        'On television whoever wins a medal bites it. {H} wanted to know what a medal tastes of. At the fair today there was one, on a red ribbon. It was for throwing the boot.',
        '“It’s all in the swing,” said {A}. {H} swung the boot round and round, and let go. It flew. It flew backwards, over everybody’s hats. “Parp,” said the band, and then the tuba said nothing more.'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-the-tuba',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First of all they had to get the boot out of the tuba. {A} held the tuba, and {H} held the boot. The tuba player held on to the rest. “On three,” said {A}. On two the player took a breath, from habit, and blew.',
        'It was the lowest note that had ever been heard at the fair. The boot came out with it. It flew past the drum, and {A} caught it. “That was twelve steps,” said {A}. “The tuba isn’t entered,” said the judge.'
      ]
    },
    {
      id: 'how-to-swing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had come third once, and showed how it’s done. “You hold it by the heel, and you look at where it’s to go. Then you breathe out.” {A} swung, breathed out, and let go. It was a beautiful throw. But {A} had a boot on as well, and it was that one that had gone.',
        'It lay in the grass at seven steps. {A} stood on one leg, and had the other boot still in hand. “That’s how I got third,” said {A}. “There were three of us.”'
      ]
    },
    {
      id: 'the-crowd-helps',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By now everybody who watched had a view. “Let go sooner,” called a lady. “Let go later!” called another. “Don’t let go,” called those who stood behind. They had put up umbrellas. {A} turned to them. “You’re in no danger,” said {A}. “It’s only a boot.”',
        '“That’s what they said to the tuba,” said somebody. They all took two steps back, and then two more, since you never knew. There’d never been so much room behind that line.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“What do they throw at yours?” asked {H}. “Nothing,” said {A}. “We carry.” You carried an egg round the hall, on a spoon. Whoever was slowest got a cake. {A} held the boot level in front, with both hands, and set out.',
        'It was very well carried. {A} went up to nineteen steps, and laid it down there, without a bump. “Is that allowed?” asked {H}. “Nought,” said the judge, who was wiping away a tear. “But it was lovely.”'
      ]
    },
    {
      id: 'nought',
      A: 'partner',
      paragraphs: [
        '“Nought,” said the judge, who had a tape. “The medal’s for going that way.” {H}’s second throw went straight up. It was gone for quite a while. Then it came down on {A}. “Nought,” said the judge.',
        'The baker threw nineteen steps and bowed. So {H} shut both eyes for the last one and spun like a top. Backwards it flew, over the tuba and over the tea tent. It didn’t come down at all. “Nought,” said the judge, “and a boot missing.”'
      ]
    },
    {
      id: 'the-other-prizes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were prizes for other things too. {H} guessed the weight of a marrow. “Four,” said {H}. “Four what?” asked the lady. You were supposed to know that as well. {A} counted sweets in a jar, and got to two hundred. Then somebody bought one.',
        'For the longest whistle they both blew till they were red. It was won by the tea tent. It hadn’t even entered. It had only put the kettle on.'
      ]
    },
    {
      id: 'just-a-look',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The medal hung on a nail, at the judge’s table. They went over to have a look. It was as round as a biscuit, and so shiny that {H} was in it, upside down. “May I lick it?” asked {H}. “Only whoever wins,” said the judge.',
        '“And smell?” The judge looked in the rules. There was nothing about smelling. So {H} smelled, and {A} did too. It didn’t smell of metal. It reminded them both of something. They couldn’t think what, with a cow going by.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The judge measured the baker’s throw a second time, to be sure. It was twenty steps now. {A} said that it had been nineteen. They measured once more, and it was eighteen. “It depends on the legs,” said the judge. {H} looked at the legs. They were a little worn out.',
        '“Take the tape,” said {A}. “I’ve got it in my hand, haven’t I?” said the judge. It went nine times round the thumb. It had never been undone. It took all three of them to find the end.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had entered too, for the most beautiful animal at the fair. The others had been brushed since the morning. {A} had been in something. “Turn round, please,” said the judge, and so {A} lay down. “And what can it do?” asked the judge.',
        '{A} yawned, right to the back, so that you could see everything. There was a pause. “That’s very thorough,” said the judge, and wrote it down. It was a rosette in green, for teeth. {A} tried how it tasted, and it was mostly ribbon.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I won a prize at this fair,” said {S}. “I was seven. It was for the neatest handwriting. Only I hadn’t written it. They’d got mine mixed up with a girl’s called Joan.” “What was the prize?” asked {A}. “A pen,” said {S}.',
        '“And Joan?” “I lent her the pen,” said {S}. “On Mondays, Wednesdays and Fridays. She wrote me all my thank-you letters with it.” {A} thought that this was fair. You wouldn’t have been able to read them otherwise.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} ran the lucky dip, which was a tub of sawdust. “Everybody wins,” said {S}. {A} put in one arm and felt about, and pulled something out. It was a sandal. {A} tried again, and got the other one. “Those are mine,” said {S}. “I was too hot.”',
        'Then {A} won a spoon, and half a roll. They turned out to be {S}’s too. “It’s a good dip,” said {S}, who had everything back. “You have to come again.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'There was a prize for babies, and {A} sat in a row with four others. They all looked at each other’s feet. One cried, so they all cried. Then one of them laughed, and they laughed. The judge went along the row and back again. You couldn’t get a card between them.',
        'Then {A} took off a sock and gave it to the neighbour. That one gave it to the next. It went right along, and came back wet. “First prize,” said the judge, “for the sock.”'
      ]
    },
    {
      id: 'the-rules',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the grass and bit a blade of it. It tasted green. {A} was standing by the post where the rules hung, with one finger under the words. “The medal is for whoever throws the boot the furthest from the white line,” read {A}.',
        '“I know,” said {H}. “Yes,” said {A}. “But it doesn’t say which way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'where-it-was',
      A: 'partner',
      paragraphs: [
        'The judge read it three times. “You’d have to find that boot,” said the judge. So {H} took the end of the tape. They went past the tuba, and through the tea tent, and out at the back. No boot. “What’s that?” asked {A}.',
        'On a long table stood nineteen cakes, each with a card. Between the sponge and the plum tart there was something tall and black. “Chocolate,” said the card. “A little dry. Second prize.”'
      ]
    },
    {
      id: 'cake-lady',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“That’s our boot,” said {H}. The lady from the cakes put on some glasses. “I did think that it was chewy,” said the lady. “But it had such a good shape.” A fork was still sticking in the heel. “And who came first?” asked {A}.',
        'It was a hat. It lay on a glass plate, with a cherry, and somebody had left it there in the morning. “Coconut,” said the card. “Very light.” The real cakes stood on either side and said nothing. {H} and {A} tried three of those, out of pity.'
      ]
    },
    {
      id: 'the-tape-ends',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The tape was too short. It only went as far as the tuba. So the judge tied on a scarf, and {A} tied on the ribbon of a hat. Then came the string of a balloon, two dog leads and a row of flags. “Hold it straight,” called the judge.',
        'The dogs had come along on their leads. It went straight for a moment, and then it went round the tea tent. They measured the dogs as well, and took them off again at the end. The baker checked the sum. The baker had grown very quiet.'
      ]
    },
    {
      id: 'the-tuba-thanks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the prize-giving the band stood up. “One, two,” said the drum. They’d all missed the tuba very much. Now it came in again, but it had a new note, right at the bottom. It was a kind of squelch. “That’s good,” said the trumpet. “Keep that.”',
        '{A} looked down into it from above, and so did {H}. There was still a sock in there. Nobody could remember having lost it. They left it in, because of the squelch.'
      ]
    },
    {
      id: 'the-bite',
      A: 'partner',
      paragraphs: [
        '“Forty-four steps,” said the judge, who’d tied three scarves to the tape. The band played, as well as it could. Then the medal hung round {H}’s neck. It was golden, and quite heavy. {H} held it up and bit.',
        'It gave way. Under the gold it was brown, and it began to melt. “We couldn’t run to metal,” whispered the judge. “Well?” asked {A}. “What’s it taste of?” {H} chewed with both cheeks full. So that was why they all did it. {A} got the half without the ribbon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked when the boot went over.',
      '{names} stood behind the line, and then further behind.',
      { text: '{names} held {H}’s coat for the throw.', needs: ['hands'] },
      { text: '{names} crossed as many fingers as there were.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up for the boot for a long time.',
      '{names} went off to find it, and found the sausages.',
      { text: '{names} gave a cheer at nought, to be kind.', needs: ['hands'] },
      { text: '{names} brushed the grass off the boot before each throw.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the rest of the cakes.',
      '{names} sat in the front row for the medal.',
      { text: '{names} held up the tape in the middle, where it sagged.', needs: ['hands'] },
      { text: '{names} clapped louder than the band.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot was allowed to keep its card. It stood in its place by the door, a little dry, with second prize.',
    '{H} washed off some of the medal, round the mouth. Then {H} brushed each tooth, from the front and from the back. Backwards was very good, today.'
  ],
  last: [
    'On a red ribbon hung some gold paper with a bite in it, and {H} was asleep.',
    '{H} fell backwards into the pillow, further than anybody, and was asleep.'
  ]
})
