import { wishPlot } from '../wish-plot.ts'

export const monkeyCrocodile = wishPlot({
  id: 'wish-monkey-crocodile',
  wishes: ['monkey crocodile', 'monkeys crocodiles', 'monkey crocodiles', 'monkeys crocodile', 'monkey croc', 'monkeys crocs', 'monkey crocs', 'monkey alligator', 'monkeys alligators', 'monkeys alligator', 'monkey alligators', 'monkey crocodial', 'clever monkey crocodile', 'five little monkeys crocodile', 'monkey heart crocodile', 'panchatantra', 'panchatantra monkey', 'jataka monkey'],
  except: ['zoo', 'banana boat', 'bed', 'jumping', 'doctor', 'lion', 'dinosaur', 'robot'],
  answers: ['clever', 'tricked', 'tricks', 'trick', 'outsmarts', 'outsmarted', 'river', 'friends', 'friend', 'fruit', 'mango', 'mangoes', 'tree', 'swinging', 'heart', 'teeth', 'jungle', 'snap', 'five', 'little', 'teasing'],
  company: ['monkey', 'crocodile', 'bird'],
  about: 'A crocodile gives the monkey a ride to the mango island and mentions in mid-river that the monkey is for tea, but the monkey has left the salt at home.',
  titles: ['For Tea or To Tea', 'A Ride to the Mangoes', '{H} Has Forgotten the Salt', 'The Monkey in the Middle of the River', 'What a Crocodile Can Taste'],
  want: [
    {
      id: 'ripe-mangoes',
      A: 'partner',
      paragraphs: [
        '{H} was a monkey, and the chair was the tree. On an island in the river, and that was the table, the mangoes were ripe. The monkey wanted one more than anything. But it did not care to get wet.',
        'Along the river came a crocodile. It was {A}, on {A}’s tummy, with a row of clothes pegs down {A}’s back. “I’ll take you over,” said the crocodile. “And then you must come home and meet the family. We’d like to have you for tea.”'
      ]
    }
  ],
  way: [
    {
      id: 'for-tea',
      A: 'partner',
      paragraphs: [
        '“That’s kind,” said {H}, and sat down on a long cushion behind the pegs. They swam. “I’ve never been to tea with a crocodile,” said the monkey in the middle of the river. “Not to tea,” said the crocodile. “For tea.”',
        'The monkey drew up its tail. “With biscuits?” it asked. “No,” said the crocodile politely. “Instead of them.” On the left was water, and there was just as much of it on the right.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The crocodile opened its mouth as wide as it would go, and left it open. “Is it starting?” asked the monkey. “I’m only hot,” said the crocodile, as well as it could. “We can’t sweat. We let the air in.”',
        'The monkey counted the teeth for something to do. “Sixty-four,” said {H}. “And when one falls out?” “Then the next one comes up,” said {A}, “three thousand in a lifetime.” The monkey had two that wobbled, and was a little jealous.'
      ]
    },
    {
      id: 'log',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The crocodile lay still for a bit, to rest. Only two eyes and two nostrils looked out. “What are you doing?” asked the monkey. “I’m a log,” said the crocodile. “I do that for hours. Then somebody comes to drink.”',
        '“And then?” “Then I’m not a log.” The monkey looked round at all the other logs in the river. There was a rolling pin, and a rolled-up newspaper. “That one’s my cousin,” said {A}.'
      ]
    },
    {
      id: 'stones-inside',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Something rumbled in the crocodile whenever it turned a corner. “What’s that?” asked the monkey. “Stones,” said the crocodile. “I can’t chew, you see. My teeth only hold. So I swallow a few stones as well, and they do the rest down there.”',
        '“I chew everything forty times,” said {H}. “I’ve got bags in my cheeks for it.” The monkey puffed out both of them. “How practical,” said the crocodile. “You come with pockets.”'
      ]
    },
    {
      id: 'tail-swim',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How do you do it, without oars?” asked the monkey. “It’s all done with the tail,” said the crocodile, and swung it. The pegs went click, click, click. “And what do you do with yours?”',
        '“I hang on with it,” said {H}, “so that I’ve both hands free.” “For what?” “For mangoes,” said the monkey. The crocodile had a look at its own hands. They had never had anything in them but river.'
      ]
    },
    {
      id: 'plover',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A bird came flying up, and it was {A}, with both arms out. It hopped about on the bank, and looked the crocodile in the face. “You’ve got something in your teeth on the left,” said the bird. “I could see to it.”',
        '“Doesn’t it bite you?” asked {H}. “Never,” said the bird. “Who’d get the bits out then?” It hopped up close, and said “Wider,” and “Rinse.” “Is there any monkey?” asked the monkey from above. “Only fish,” said the bird. “So far.”'
      ]
    },
    {
      id: 'what-is-good',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The monkey licked its own arm, to find out what there was to be had. “What do you taste of?” asked the crocodile. “Is it good?”',
        '“Of dust,” said {H}, “and a bit of jumper. I’ve had better.” The crocodile was sorry to hear it. “Perhaps it’s only the arm,” said {A}. The monkey tried the knee. “That’s worse,” said {H}, “that’s carpet.”'
      ]
    },
    {
      id: 'mother',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What’s your mother like?” asked the monkey. “She carried us in her mouth,” said the crocodile, “all thirty of us, down to the water. And nothing happened.” It was proud of that.',
        '“And how did she know that you were ready?” “We called from inside the egg,” said {A}. “Then she dug us up.” And {A} called as they do, with one hand over {A}’s mouth, “Umph, umph.” The monkey thought that anybody who came for that could not be all bad.'
      ]
    },
    {
      id: 'hippo',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Two ears stood in the middle of the river, and there was a hippo underneath. It was a grey pillow. “Round it,” said the crocodile softly, “a long way round.” “Are you afraid?” asked the monkey.',
        '“It’s got two teeth as long as your leg, and a bad temper,” said {A}. They went by along the far bank, with both of them breathing in. The hippo yawned. “That wasn’t even meant for us,” said {H}, when they were past it.'
      ]
    },
    {
      id: 'pet-bank',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the bank lay {A}, with one end in the sun. “Who’s that?” asked the crocodile. “Somebody I know,” said the monkey. “Not for tea,” it added.',
        'The crocodile swam a bit nearer, to have a look. {A} looked back, as you look at a log that has come too close. The crocodile was the first to blink. “Not for tea,” it said as well, and steered for the middle.'
      ]
    },
    {
      id: 'elder-crocodile',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“That’s one of the oldest stories there is,” said {S}. “My grandmother had it from hers. With us the monkey said that it had left its heart at home, hung up in the tree.” “And did the crocodile believe it?” asked {A}.',
        '“Every time,” said {S}. “I was always cross with it for that. Then I was sorry for it, since it had to go home with nothing.” {A} thought that it should have been given something.'
      ]
    },
    {
      id: 'five-monkeys',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was another monkey, a very small one, and sat right on the bank. “You can’t catch me,” it said to the crocodile. The crocodile said nothing, and came closer.',
        '“Yes, I can,” it said. It put out one claw, and it snapped, but only at a toe. “Again,” said the small monkey. It had to be caught nine times before it was content. By then the crocodile had forgotten what it had come for.'
      ]
    },
    {
      id: 'baby-bank',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the bank sat {A}, and opened a very small mouth at the crocodile. The crocodile opened its own. There was a good deal more in there, but it was the same idea.',
        '“Do you chew?” it asked. {A} chewed on a fist, slowly, from all sides. “One of us,” said the crocodile. It lay by the bank for a while with its mouth open, and {A} had one open too. It was for the breeze.'
      ]
    },
    {
      id: 'no-salt',
      A: 'partner',
      paragraphs: [
        '“How do I taste?” asked the monkey after a time. “I couldn’t tell you,” said {A}. “We can’t chew, you see. We swallow it all whole, and it never tastes of anything.” “What, not even of salt?” said {H}. “Is that usual?” asked the crocodile.'
      ]
    }
  ],
  turn: [
    {
      id: 'turn-back',
      A: 'partner',
      paragraphs: [
        '“Monkey without salt tastes of socks,” said the monkey. “If only you’d told me! I’ve got plenty at home, up in my tree.” The crocodile stopped. Then it turned round, click, click, click. “I should have thought of that,” it said.',
        'The monkey was back in its tree in one jump. “Now for the salt,” said the crocodile. “Now for the truth,” said the monkey. “You’ve never tasted anything in your life. You haven’t even tried a mango.” “Is that for tea?” asked {A}. “It’s for me,” said the monkey, “and for anybody who takes me there.”'
      ]
    },
    {
      id: 'promise',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Before the monkey got on again, it wanted something to hold on to. “Give me a tooth,” it said. “Until we’re back.” There was always a loose one, and the crocodile had it out in no time. It was a clothes peg.',
        'The monkey put it on the hem of its jumper, and there it bit. “Now I’ve got one of yours,” said {H}. They set off at once. “Is it behaving?” asked the crocodile, after a bit. “It won’t let go,” said the monkey. “That’s a good one,” said {A} proudly. “It takes after me.”'
      ]
    },
    {
      id: 'peel',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The monkey showed how you eat a mango. You bite a hole, and pull off the skin in strips like a sock. Then you hold it in both hands, and it runs down to your elbows. The crocodile looked at its own elbows. They were far too near.',
        '“Do it like that,” said {A}, “and then drop it in here.” The mouth opened, as wide as a suitcase. “But the stone stays out,” said the monkey. “Leave it in,” said the crocodile. “I collect them.”'
      ]
    },
    {
      id: 'evening-river',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'On the way home the sun lay flat on the river. The monkey sat in front this time, between the eyes, where there was a view. When the crocodile breathed out, there were small rings on the water.',
        '“Are you still a log?” whispered {H}. “I’m a boat,” said the crocodile. It had never been one before, and it was not so very different. You only had to look more pleased.'
      ]
    },
    {
      id: 'mango',
      A: 'partner',
      paragraphs: [
        'So they went over for the second time. The monkey picked a mango, and ate one half, and laid the other in the wide-open mouth. The crocodile forgot to swallow. “Oh,” it said. “There’s something in there with the teeth.” “That’s the taste,” said the monkey.',
        'The crocodile took five home for the family, and carried them in its mouth as carefully as eggs. “Will you come tomorrow?” it asked. “To tea.” “To tea,” said {H}. “I’ll bring the salt.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} floated in the river, as harmless as driftwood.',
      '{names} got wet at the edge, and did not mind.',
      { text: '{names} piled up the mangoes on the island, with the ripest on top.', needs: ['hands'] },
      { text: '{names} clipped on the crocodile’s last peg.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted along, some way off from the teeth.',
      '{names} swam to the other side, after hearing about tea.',
      { text: '{names} waved from the bank with a tea towel.', needs: ['hands'] },
      { text: '{names} put out a plate of biscuits, in case it helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed up, so that the river was wide enough to turn in.',
      '{names} came to the foot of the tree, since nobody was for tea.',
      { text: '{names} steadied the chair while the monkey landed.', needs: ['hands'] },
      { text: '{names} looked for the salt, and found it behind the pepper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs came off, one by one, and went back in their bag.',
    'The monkey washed, up to its elbows, where a mango always gets to. Then it was taken across to bed, on the dry side of the river.'
  ],
  last: [
    'A log lay in the river, and a monkey lay in the tree, and {H} was asleep.',
    'Tomorrow it was to tea and not for tea, and {H} slept.'
  ]
})
