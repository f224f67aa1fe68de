import { wishPlot } from '../wish-plot.ts'

export const hug = wishPlot({
  id: 'wish-hug',
  wishes: ['hug', 'hugs', 'hugging', 'big hug', 'group hug', 'bear hug', 'giving hugs', 'a hug', 'cuddle', 'cuddles', 'cuddling', 'cuddly hug', 'big cuddle', 'hugg', 'huggs', 'cudle', 'cudles', 'longest hug', 'squeeze hug'],
  namesNobody: true,
  answers: ['big', 'long', 'longest', 'warm', 'tight', 'good', 'best', 'group', 'family', 'giving', 'give', 'gives', 'gave', 'want', 'wants', 'need', 'needs', 'squeeze', 'bear', 'never', 'ends', 'ending', 'bedtime', 'goodnight'],
  except: ['nobody', 'sad', 'cry', 'cried', 'crying', 'lonely', 'miss', 'misses', 'missing', 'last', 'teddy', 'tree', 'cactus', 'hedgehog', 'porcupine', 'strange', 'stranger', 'hate', 'hates', 'no', 'not', 'teacher', 'force', 'forced', 'kiss', 'kisses', 'too'],
  moods: ['proud', 'waiting'],
  about: 'The hero wants a hug without the three pats that end it, and finds out what the pats are asking.',
  titles: ['Pat, Pat, Pat', 'The Hug With No End on It', '{H} Keeps One Pat', 'A Hug on Four Feet', 'How to Get Out of a Hug'],
  want: [
    {
      id: 'three-pats',
      A: 'partner',
      paragraphs: [
        'Pat, pat, pat. That was the end of the hug, and {H} had only just got in. {A} did it every time, on the back. It meant: that’s that.',
        '“You patted,” said {H}. “Everybody pats,” said {A}. “It’s how you get out.” {H} wanted one whole hug, as long as it liked, with no pats on the end.'
      ]
    }
  ],
  way: [
    {
      id: 'oven-gloves',
      A: 'partner',
      paragraphs: [
        '“Nothing easier,” said {A}, and opened both arms. {H} walked in. It was warm in there, and it smelled of soap and a bit of onion. Pat, pat, pat. “That was my hand,” said {A}. “I never told it to.”',
        'So {A} put on the oven gloves. They hugged again. Flop, flop, flop. It was softer, but it was still three. Then {A} held a wooden spoon in each hand, to keep them busy. Tock, tock, tock. “Now I’m a drum,” said {H}.'
      ]
    },
    {
      id: 'which-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Getting in was not so easy, either. {H} went to the left, and so did {A}, and their noses met. They both said sorry. Then they both went to the right, and met again.',
        '“After you,” said {A}, and stood quite still, with both arms out, like a coat stand. {H} walked round once to see which side was free. The back was. It was a good hug from there, but {A} had nobody in it.'
      ]
    },
    {
      id: 'run-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was the kind with a run-up. {H} started by the door, took seven steps, and arrived. “Oof,” said {A}, and they both sat down on the rug. It was a very short hug, but you could hear it.',
        '“That one began too early,” said {A}. “You were still coming and I’d already been hugged.” They did it once more, slowly, as if through honey. Then {H} came in like a boat, and nobody sat down.'
      ]
    },
    {
      id: 'do-they-meet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to know if both hands met round the back of {A}. “I can’t see from here,” said {A}. It felt as if there were a gap. {H} took a scarf, one end in each hand. Now the hug went all the way, and had tassels.',
        '“Breathe out,” said {H}. {A} breathed out, and out, and got smaller. Two fingertips found each other, somewhere behind. “They’ve met!” called {H}. “Good,” said {A}, in hardly any voice. “May I breathe in?” They had to say goodbye again.'
      ]
    },
    {
      id: 'the-fridge',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} thought of somebody who never patted. It was the fridge. {H} laid both arms round it, as far as they would go, and one cheek on the door. The fridge was cold, and it hummed. It did not pat.',
        '“Well?” asked {A}. “It’s long,” said {H}. “And it’s humming a song.” Then something clicked, and the fridge shook itself from top to bottom, and was silent. {H} took a step back. “That was its way of patting,” said {A}.'
      ]
    },
    {
      id: 'all-by-yourself',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can give one to yourself,” said {A}. {H} crossed both arms and reached round as far as possible. From the front it looked cold. But from the back you saw ten fingers come round, five on each side.',
        '“Who’s that behind there with you?” asked {A}. {H} could not see. “Is it somebody nice?” “I can’t tell yet,” said {H}. The fingers went pat, pat, pat. “It’s somebody like you,” said {H}, and had to let go.'
      ]
    },
    {
      id: 'one-jumper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a very big jumper, and it had room for two. {A} went in first, and {H} came up from below. It was dark, and full of elbows. Then two heads came out of one hole.',
        '“Now I can’t pat you at all,” said {A}, and waved an empty sleeve. “We’re hugged already,” said {H}. But it was not a hug. It was only a jumper. They could not get nearer, because they were as near as you can be.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long is one, as a rule?” asked {H}. {A} looked at the clock during the next. It began, and it was a hug, and then came pat, pat, pat. “Three seconds,” said {A}.',
        'That was not much. {H} tried out what else there was in three seconds. You could sneeze, twice. You could do up half a shoe. “Somebody really did measure that,” said {A}. “All over the world they’re about three.” {H} felt sorry for the whole world.'
      ]
    },
    {
      id: 'what-is-said-inside',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With one ear on {A} you could listen in. First there was a bump, bump, bump, far down, like somebody walking home in big shoes. After that came a long creak, and a glug.',
        '“Somebody’s talking in there,” said {H}. “What do they say?” “It’s about supper.” {A} listened from above, but from above you can hear nothing. “Tell them it’s soon,” said {A}. {H} said so, into the third button.'
      ]
    },
    {
      id: 'different-makes',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“There are all sorts,” said {A}, and showed a few. One was the coat hanger, with stiff arms and nothing in the middle. One was the octopus. You thought that it was over, and there was another arm.',
        'The scarf went round twice and had to be unwound. The tent was open at the bottom. “And that?” asked {H}, for {A} was standing quite close, and doing nothing. “That’s a hedge,” said {A}. “You can lean on it.” {H} leaned for a while.'
      ]
    },
    {
      id: 'only-half',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came from the side, and laid one arm round {H}, and looked straight ahead. It was like a photo of two people. “Where’s the rest of it?” asked {H}. “That’s all there is,” said {A}. “I do half ones. You can keep hold of your cup.”',
        '{H} fetched {A}’s other arm, from where it was hanging, and laid it on top. {A} looked at it with some surprise. “I’ve spilled my tea,” said {A}. But {A} left it where it was.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was asked as well, and did not say no. {H} bent down and began at the front. It was warm and went up and down. {A} looked past {H} at something on the wall, and stayed just long enough to be polite.',
        'There was no pat. {A} simply got longer, and then thinner, and then was somewhere else. {H} was left with a ring of two arms, and some air. “That’s how you get out,” said {H}. Nobody had ever done it better.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Our Aunt Olga had a pin on her coat,” said {S}, “as big as a beetle. You got it in the ear. So we all learnt to go in with our heads turned. You can still tell which of us knew Aunt Olga.”',
        '“Show me,” said {A}. {S} got up, tipped to the left, and came in sideways, with one ear to the ceiling. {A} did it as well. It fitted so well that they tried it three times, though there was no pin.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a hug too, and it was round one leg. That was as high as {S} wanted to go. “I’m a boot,” said {S}, and sat down on {A}’s foot. “You’ve got to walk now.”',
        '{A} walked. It went stump, slide, stump, slide, as far as the window. “You can get off here,” said {A}. “I’m laced up,” said {S}. They had to go back the same way, and it was uphill.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} gave {H} a hug, but only with one hand, and only round {H}’s finger. All five of {A}’s fingers were busy with it. It was as tight as a ring. {H} did not move.',
        '{A} looked somewhere else, and forgot about it, and still held on. “That’s how it should be,” said {H}. It went on and on. {H} had to turn the page of a book with one elbow.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you get lifted,” said {A}. “Everybody lifts everybody.” {H} had a try. {A} came up a little, as far as the toes, and then not. “You’ve got to bend your knees first,” said {A}, “and say hup.”',
        '“Hup,” said {H}. That made about one finger of air, under both shoes. {A} nodded down at it. “My uncle does it with the postman,” said {A}.'
      ]
    },
    {
      id: 'what-they-ask',
      A: 'partner',
      paragraphs: [
        '{A} put the spoons away, and looked at both hands, on the top and underneath. “I think they’re asking,” said {A}. “I can’t see your face when you’re in there. I never know if you’ve had enough. So they say: Done? Done? Done?”',
        '{H} had not known that it was a question. “You’re asking the back of me,” said {H}. “The back doesn’t know. I’ll do the pats myself. Three of them, when I’m done.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-tap',
      A: 'partner',
      paragraphs: [
        'They got in. {A} kept both hands flat, like two fish asleep. Nobody patted. “I’ve left the tap on,” said {A}, after a time. “I’m not done,” said {H}.',
        'So the hug had to go along. It went on four feet, two of them backwards, and bumped into a chair. {A} turned off the tap with one elbow. The hug looked out of the window. It ate half a banana, each from one end.'
      ]
    },
    {
      id: 'the-itch',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Then {A}’s nose began to itch, and both hands were in use. {A} blew at it from below. {A} made faces, to move it about. It got worse. “Left of the middle,” said {A}.',
        '{H} could not let go. So {H} offered a shoulder. {A} rubbed the nose on that, like a cow on a post. “Is it better?” asked {H}. “A bit lower,” said {A}. The hug went down at the knees and up again.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 17,
      paragraphs: [
        'The hug wanted to see what there was in the next room. But it was too wide for the door. They tried it straight on, and stuck. “One of us first,” said {A}. “We haven’t got a first one,” said {H}.',
        'They turned sideways, like a sofa. It just went, with a button scraping on the frame. In the next room there was nothing. They had a good look at it, one over each shoulder, and went back like a sofa.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'partner',
      paragraphs: [
        '“My legs have gone to sleep,” said {A}. {H} felt round inside, in the toes and under the ribs, to see if it was enough. It was full nearly to the top. Pat, went {H}’s hand. {A} held quite still. Pat.',
        'They waited for the third one. The fridge hummed. “That was only two,” said {A}. “I know,” said {H}, and let go. “I’m keeping one. So it isn’t over.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what had been so short.',
      '{names} leaned on the two of them from outside, while it lasted.',
      { text: '{names} patted a cushion three times, to see if it got up.', needs: ['hands'] },
      { text: '{names} held out both arms, in case one was left over.', needs: ['hands'] }
    ],
    way: [
      '{names} got underneath, where the onion smell was not so strong.',
      '{names} kept time with the tock, tock, tock.',
      { text: '{names} clapped, with one oven glove on.', needs: ['hands'] },
      { text: '{names} gave the coat on the hook a hug, and it did not pat.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked in front of the four feet, to keep the way clear.',
      '{names} listened for the third pat.',
      { text: '{names} held the banana straight, from outside.', needs: ['hands'] },
      { text: '{names} moved the chair, a little too late.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oven gloves were hung on their hook, flat and quiet. They had let go now, but it was not the end of the hug. It was only a gap.',
    'Freshly washed, {H} lay down, with one hand on the blanket. That was the hand with the pat in it.'
  ],
  last: [
    'Two pats had been done, and the third was kept for the morning, and {H} was asleep.',
    'In the gap it still smelled of soap and a bit of onion, and {H} was asleep.'
  ]
})
