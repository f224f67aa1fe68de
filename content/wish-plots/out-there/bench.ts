import { wishPlot } from '../wish-plot.ts'

export const bench = wishPlot({
  id: 'wish-bench',
  beginsElsewhere: true,
  wishes: ['bench', 'benches', 'park bench', 'park benches', 'our bench', 'sitting on a bench', 'a bench', 'wooden bench', 'garden bench', 'bentch', 'old bench', 'bench on the hill'],
  answers: ['sitting', 'sit', 'sits', 'sat', 'park', 'wooden', 'old', 'hill', 'view', 'rest', 'resting', 'tired', 'looking', 'green', 'name', 'plate', 'plaque', 'walk', 'stopping', 'who', 'somebody', 'lady', 'waiting', 'aah'],
  except: ['buddy', 'friendship', 'lonely', 'died', 'dead', 'memory', 'memorial', 'grandad', 'grandma', 'grave', 'hospital', 'homeless', 'sleeping', 'slept', 'sleeps', 'press', 'substitute', 'subs', 'football', 'broken', 'painted', 'paint', 'playground', 'cold', 'work', 'splinter', 'piano', 'nobody', 'stranger'],
  moods: ['first', 'learning', 'waiting'],
  company: ['bench', 'bin', 'hedge'],
  out: true,
  about: 'On a bench it says that Edith liked it here, and the hero wants to see what there is to like.',
  titles: ['What Edith Liked', 'A Bin and a Hedge', '{H} Sits on Edith’s Bench', 'Aah', 'Halfway Up'],
  want: [
    {
      id: 'edith-liked-it-here',
      A: 'partner',
      paragraphs: [
        'Halfway down the hill was a bench, with a small brass plate on its back. Edith likes it here, it said. They put down the melon and sat, and {H} wanted to see what Edith liked. In front of the bench was a bin. Behind that was a hedge.',
        '“Perhaps it’s the bin,” said {A}. {H} looked into it. “Nobody likes it that much,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-for-it',
      A: 'partner',
      paragraphs: [
        '“There’ll be a view,” said {A}, “behind the hedge.” They bent some twigs apart. There was a car park, with one car. They tried the left end of the bench, and saw the back of a sign. They tried the right end, and smelled. It was the bin again.',
        '{H} lay down flat, and looked up. There was a bird on a wire. Then the bird flew off. “Even that one didn’t like it,” said {H}.'
      ]
    },
    {
      id: 'what-is-under-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} crept underneath, to look from there. The planks made stripes, and through the stripes came {A}, a slice at a time. Someone had stuck a chewing gum up there, which had turned to stone. A spider had hung its net from it.',
        '“Is it nice?” asked {A}, from above. “It’s somebody’s flat,” said {H}, and came out again backwards. It can’t have been that. Edith wouldn’t have had to have her plate on the outside.'
      ]
    },
    {
      id: 'the-letters',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} breathed on the plate, and rubbed it with a sleeve. Now it shone, and you could see yourself in it, wide and yellow. {H} read it once more, slowly, with a finger. It said likes. It didn’t say why.',
        '“They’d no more room,” said {A}. There was a screw in each corner, and the E almost ran into one. “She could have had a bigger one,” said {H}, “with a list.”'
      ]
    },
    {
      id: 'how-it-creaks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It could be the bench itself,” said {A}. They tried that out. It had five planks, and the middle one gave a bit, with a creak like a duck. If you rocked, it was two ducks. “I like that,” said {A}.',
        'They rocked for a while, and quacked. A man went by with a ladder, and looked for the duck in the hedge. “Was it that, do you think?” asked {H}. But Edith might be quite light. With a light person it didn’t do it.'
      ]
    },
    {
      id: 'the-bin-after-all',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They gave the bin one more chance. It was green, with a lid like a cap, and a dent. If you looked at it long enough it got a face. The slot was the mouth. “It looks as if it’s about to say something,” said {H}.',
        'They waited politely. A wasp came out. It flew a small ring, and went in again. “It’s thought better of it,” said {A}. Maybe you had to know it longer.'
      ]
    },
    {
      id: 'what-sort-of-edith',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s she like?” asked {H}. {A} saw her clearly. She was tall and thin, with a telescope. “She looks at stars from here. She doesn’t mind about the hedge.” {H} thought that she was round, with a dachshund. “It’s the dog who likes the bin,” said {H}.',
        'They couldn’t agree. So there were two Ediths on the bench now, and it got tight. The telescope had to stand up on end, because of the dachshund.'
      ]
    },
    {
      id: 'leaves',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the ground in front of the bench there were two hollows, side by side. They were just a bit deeper than the rest. {H} set one foot in each. “That’s from feet,” said {A}. “People always put them there.”',
        'They had no grass in them, and were quite smooth. {H}’s legs only just got that far. “There must have been hundreds,” said {H}. And every one of them had looked straight at that bin.'
      ]
    },
    {
      id: 'wait-for-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Perhaps it only comes at certain times,” said {A}. “Like a train.” They sat still and kept watch on the hedge. It got to be half past. A leaf came down. A bus went by, behind it all, and you heard it change gear.',
        '“Was that it?” asked {H}. {A} looked at the clock. “It was on time,” said {A}. They weighed it up. As a bus it was good, but you couldn’t see it.'
      ]
    },
    {
      id: 'other-plates',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} knew of a bench with a plate that said: Please don’t wake Harold. And there was one by the canal for a dog. It was a low bench. “What would you have on yours?” asked {A}. {H} thought about it, and looked down the hill.',
        '“Here {H} found a coin,” said {H}. “Did you?” “No. But then people would look for more.” {A} could see them all, on their knees in front of the bench. It would be a lively sort of place.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} knew at once what there was to like. There was the left back leg of the bench. {A} began at the bottom, and read it upwards, without leaving anything out. It was a long one, and in places it was funny.',
        '“What does it say?” asked {H}. {A} had no time. Then {A} added a line at the end. “Edith didn’t mean that,” said {H}. But there was nobody who could swear to it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve always had a stone,” said {S}, “behind the station. There was room on it for one. You could see four chimneys and a goat.” “What did you like about it?” asked {A}. {S} had to think for a long time.',
        '“That nobody asked me anything there,” said {S}. {A} thought it over, and didn’t ask any more. They sat like that for a bit. “And the goat,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} liked it there already. {S} went along the bench on both knees, and it was a train. “Where does it go?” asked {A}. “To the other end,” said {S}. It went there, and stopped, and all had to change.',
        '{A} changed too, and went back. At the plate there was a station. “Edith!” called {S}. “This is Edith!” They waited, but nobody got on.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was held up to the plate, and saw a yellow baby in it. {A} laughed, and so did that one. {A} patted it, flat, on all four screws. Now there were ten small fingers on the brass, and you couldn’t read it any more.',
        '“Perhaps that’s Edith,” said {H}. {A} leaned forward, and gave her a kiss. It was a wet one. When it had dried, she liked it here again.'
      ]
    },
    {
      id: 'those-who-come-up',
      A: 'partner',
      paragraphs: [
        'The postman came up the hill with his bag. He dropped down beside them. “Aah,” he said, and got up, and went on. Then came a woman with two cabbages. “Aah,” she said, in the same place.',
        '“They had their eyes shut,” said {A}. “They never looked at anything.” {A} gazed down the hill. “And they come from the bottom. We came from the top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-bottom',
      A: 'partner',
      paragraphs: [
        '{H} leaned back and said “aah”. It was only a word. So they went down the hill to the last lamp post, and turned round. From here it went up like a roof. {H} carried the melon. At the second bend nobody spoke.',
        'There was the bench. {H} put down the melon, and sat. And it came all by itself, from down in the boots. It was much longer than the postman’s. “Aaah.”'
      ]
    },
    {
      id: 'comparing',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A}’s had come out in two parts, with a creak in the middle. “That’s the knees,” said {A}. {H} did it over, from memory. But it had gone again. It was just a breath with a hole in it.',
        '“You only get one for each hill,” said {A}. {H} looked down to the lamp post. It was a long way. “I’ll keep this one, then,” said {H}, and sat on in it, while it was warm.'
      ]
    },
    {
      id: 'the-bin-changes',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Look at the bin now,” said {A}. {H} opened one eye. The bin stood there, green and calm, and wanted nothing from anybody. Behind it the hedge went up and down a little, with each breath.',
        '“It’s got nicer,” said {H}. “It’s just the right thing,” said {A}. “You wouldn’t want to look at anything harder.” The wasp came out, and made its ring, and went home.'
      ]
    },
    {
      id: 'edith',
      A: 'partner',
      paragraphs: [
        'Then a stick came up the hill, and a hat, and under it a very old lady. “Aah,” said the old lady, and sat, longer than anyone. “Are you Edith?” asked {H}. “I am,” said the old lady. “They gave it to me when I was ninety.” “It’s because it’s halfway, isn’t it?” “It is,” said Edith. “At the top I don’t need it any more.”',
        '{H} carried her bag for the other half. At the top they put everything down, and there was no bench. “Aah,” said {H}, standing up. It was not the same.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the bin, from one side and from the other.',
      '{names} sat down as well, at the far end.',
      { text: '{names} felt along the letters with a finger, as far as the E.', needs: ['hands'] },
      { text: '{names} lifted the lid of the bin, and put it down again.', needs: ['hands'] }
    ],
    way: [
      '{names} looked through under the hedge, and saw four tyres.',
      '{names} moved to the middle, and did not see anything there, either.',
      { text: '{names} held back a twig, and let it go too soon.', needs: ['hands'] },
      { text: '{names} made a telescope from two fists, and had a good look at the hedge.', needs: ['hands'] }
    ],
    turn: [
      '{names} got there last, and lay down under the bench.',
      '{names} breathed out too, and it was nearly an aah.',
      { text: '{names} pushed from behind, at the steep bit.', needs: ['hands'] },
      { text: '{names} moved up for the old lady, and patted the warm place.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the melon went round in slices, cold and red. It weighed nothing any more.',
    'Then {H} washed, and came to the bed as if from the bottom of a hill. It did not have a plate on.'
  ],
  last: [
    '“Aah,” said {H}, without meaning to, and was asleep.',
    'Halfway up the hill the bench stood in the dark, and had a rest, and {H} was asleep.'
  ]
})
