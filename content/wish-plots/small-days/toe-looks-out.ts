import { wishPlot } from '../wish-plot.ts'

export const toeLooksOut = wishPlot({
  id: 'wish-toe-looks-out',
  wishes: ['hole sock', 'hole socks', 'holes sock', 'holes socks', 'hole in sock', 'hole in her sock', 'hole in his sock', 'hole in my sock', 'holes in socks', 'holey sock', 'holey socks', 'holy sock', 'holy socks', 'sock with a hole', 'socks with holes', 'toe looks out', 'toe looks out sock', 'toe peeps out', 'toe peeks out', 'toe peeping out', 'toe peeking out', 'toe pokes out', 'toe poking out', 'toe sticks out sock', 'toe sticking out sock', 'toe came through sock', 'toe comes through sock', 'toe through sock', 'toe out of sock', 'big toe sock', 'big toe hole', 'toe hole sock', 'darn sock', 'darns sock', 'darning sock', 'darning socks', 'darned sock', 'darned socks', 'mend sock', 'mends sock', 'mending sock', 'mending socks', 'mended sock', 'sew sock', 'sewing sock', 'fix hole sock', 'torn sock', 'ripped sock', 'worn out sock', 'worn out socks', 'sock has a potato', 'sock ladder hole'],
  answers: ['sock', 'socks', 'hole', 'holes', 'holey', 'toe', 'toes', 'big', 'little', 'foot', 'feet', 'left', 'right', 'looks', 'look', 'looking', 'peeps', 'peeks', 'peeping', 'peeking', 'pokes', 'poking', 'sticks', 'sticking', 'comes', 'came', 'came', 'out', 'through', 'of', 'darn', 'darns', 'darning', 'darned', 'mend', 'mends', 'mending', 'mended', 'sew', 'sews', 'sewing', 'sewed', 'fix', 'fixed', 'stitch', 'needle', 'thread', 'wool', 'worn', 'torn', 'ripped', 'old', 'new', 'favourite', 'favorite', 'loves', 'wears', 'wearing', 'won’t', 'throw', 'away', 'red', 'blue', 'stripy', 'striped', 'woolly', 'with', 'has', 'have', 'got', 'there', 'is', 'was', 'her', 'his', 'my', 'the', 'again', 'today', 'school', 'funny', 'cold', 'see', 'sees', 'where', 'going', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'son', 'daughter', 'shoe', 'shoes', 'off', 'took', 'everyone', 'saw'],
  except: ['teased', 'laughed', 'ashamed', 'embarrassed', 'poor', 'afford', 'money', 'blister', 'hurt', 'hurts', 'broken', 'blood', 'bleeding', 'verruca', 'nail', 'ingrown', 'hospital', 'doctor', 'seam', 'seams', 'itchy', 'twin', 'lost', 'puppet', 'puppets', 'christmas', 'stocking', 'santa', 'mouse', 'mice', 'monster', 'dog', 'cat', 'goat', 'fox', 'octopus', 'golf', 'rabbit', 'moth', 'moths', 'dragon', 'centipede', 'spider', 'wind', 'bone', 'stubbed', 'died', 'dead', 'smelly', 'stinky'],
  moods: ['losing', 'change', 'learning', 'first'],
  company: ['sock', 'toe', 'toes', 'heel', 'foot', 'chair', 'rug', 'wool', 'needle', 'orange', 'door', 'crumb', 'hole', 'spoon', 'window', 'thimble', 'shoe'],
  about: 'The big toe looks out through a hole to see where they are going; when that is mended it walks into things, so it has to be told everything.',
  titles: ['The Toe That Looked Out', 'A Window in a Sock', 'Where Are We Going', '{H} Tells a Toe', 'Over One and Under the Next'],
  want: [
    {
      id: 'a-window',
      A: 'partner',
      paragraphs: [
        '{H} had a hole in one sock, and the big toe looked out. “That wants mending,” said {A}. “No, it doesn’t,” said {H}. “It wants to see where we’re going.” A toe walks in front, and has to know.',
        '{A} bent down to it. This morning the hole had been a pea, and now it was a plum. “By bedtime it’ll be a door,” said {A}, “and then they’ll all come out.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it see down there?” asked {A}. {H} walked once round the table, to find out. It saw a crumb as big as a stool. It saw four table legs, and between them a long, dusty country where nobody lived.',
        '“And a pencil,” said {H}. {A} had been looking for that pencil since spring. {A} thanked the toe, and got hold of the pencil with a spoon.'
      ]
    },
    {
      id: 'the-little-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The other toes sat behind in the dark. “They’re told,” said {H}. The big one told the second, and the second told the next. {H} moved them, one by one, to show how it went along.',
        '“I’ll try that,” said {A}, and whispered to the big toe, “There’s a rug.” It took some time. Then the little toe stuck up. “What’s it heard?” asked {A}. “A bug,” said {H}, “and it’s worried.”'
      ]
    },
    {
      id: 'the-other-foot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The sock on the other foot was whole. From in there came a knocking. “It’s heard that there’s something to see,” said {H}. So the two feet were set down side by side, and one told the other how things were.',
        'It took in every word. Then it knocked again. “It wants to know what a window is,” said {H}. {A} thought that they should have begun with that.'
      ]
    },
    {
      id: 'with-a-hat',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“It’ll be cold out there,” said {A}, and brought a thimble. It went on like a hat. The toe looked very smart, and tapped on the floor as it walked. You could hear it coming from the hall.',
        'But it walked into the door frame. “It’s pulled down over the eyes,” said {H}. {A} pushed the thimble back, as sailors wear theirs, and there it would not stay.'
      ]
    },
    {
      id: 'the-heel-looks',
      A: 'partner',
      paragraphs: [
        '{H} did not want a door, only a window. So {H} took the sock off and put it on the wrong way round. Now the hole was at the back, and out of it looked the heel. {H} walked to the door and back. “Well?” asked {A}. “It’s no good,” said {H}. “It only sees where we’ve been.”',
        'They turned the sock again. The hole had not liked it. This time the second toe came out too, and leaned on the first.'
      ]
    },
    {
      id: 'two-meet',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’d better look at mine,” said {A}, and took off a slipper. There was a thin place, and behind it something pink moved. {A} pressed a bit. Out it came, and saw the light.',
        'The two toes were brought together. They bowed, as well as you can with a single joint. “They’re not talking,” said {A}. “They’re looking at each other’s nails,” said {H}.'
      ]
    },
    {
      id: 'elder-all-darn',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a sock once that was mended at the toe,” said {S}. “The next year it was mended at the heel, and then in between. In the end there wasn’t one thread of the old sock in it.” “Then whose was it?” asked {A}.',
        '{S} had often wondered. “It still knew which foot,” said {S}. They both looked at {S}’s slippers, but {S} would not say.'
      ]
    },
    {
      id: 'which-wool',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} looked for wool. The sock was blue, but there was no blue left. There was brown, which you would hardly notice. There was red, which you would notice from the street.',
        '“If it’s shut, it should at least be a front door,” said {H}. So it was to be red. {H} wanted a number on it as well. {A} said that with only one toe at home the post would find it.'
      ]
    },
    {
      id: 'pet-and-toe',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had noticed that something in the sock was alive. {A} came up close and looked at it. The toe looked at {A}. Nobody moved for some time.',
        'Then the toe drew back, very slowly, and pulled the hole shut after it. {A} stayed where {A} was, and watched the sock. “It’s not coming out again,” said {H}. “You might as well ask at the heel.”'
      ]
    },
    {
      id: 'over-and-under',
      A: 'partner',
      paragraphs: [
        'So it had to be mended. {A} put an orange into the sock, to hold it open. Then {A} took a thick, blunt needle and red wool. First there were threads going up and down, like a fence. Next {A} went across, over one and under the next. It was woven like a basket.',
        '{H} put it on. Not a toe could be seen. {H} set out, and walked straight into the chair. “Ow,” said {H}. “It didn’t know about that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-can-hear',
      A: 'partner',
      paragraphs: [
        '{A} knelt and felt the red place. “It’s curled up,” said {A}. “It won’t go first if it can’t see.” Then {A} held the lamp behind a bit of the weaving. Between the threads there were dots of light. “You can’t look out through that,” said {A}, “but you could hear. It’s like a shutter.”',
        '{H} bent right down. “There’s a chair,” {H} told the toe. “Go left.” They went left.'
      ]
    },
    {
      id: 'in-a-shoe',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And in a shoe?” asked {A}. “It never sees anything in a shoe.” {H} had thought about that. In a shoe it was like the cinema, before they begin. You know that something’s coming, so you sit still.',
        '“And then?” “Then we’re home,” said {H}, “and it’s missed it.” From now on somebody would have to tell it about the street as well. That was four minutes to the bakery alone.'
      ]
    },
    {
      id: 'something-grand',
      A: 'other',
      spare: 10,
      paragraphs: [
        'When you tell a toe where you are, it has to believe you. “Now there’s a lake,” said {A} into the red wool. It was the bath mat. {H} felt the toe lift, so as not to get wet.',
        '“Now a mountain,” said {A}. That was a folded towel. “And now the King’s carpet.” The toe went across it slowly, with great care. It was the kitchen floor, and it had never been so well walked on.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The more you tell a toe, the more it wants to know. It pressed against the wool, once for yes and twice for no. “Is the crumb still there?” asked {H} for it. {A} went and looked. “It’s been moved,” said {A}. “It’s nearer the wall.”',
        'The toe pressed three times. “What’s that mean?” asked {A}. “It means who by,” said {H}. Nobody knew, and the toe was not pleased.'
      ]
    },
    {
      id: 'told-everything',
      A: 'partner',
      paragraphs: [
        '“Here’s the rug,” said {H}. “It’s stripy. Here comes the edge, so lift. Now it’s tiles, and they’re cold, but I expect you’ve noticed.” The sock went first again, with its red front, and did not bump into anything. {A} came behind, and moved nothing out of the way.',
        'At the end there was a step up. “Big one,” said {H}. All five went up together. “It’s quicker than I am,” said {A}, who had stubbed one on the door. “Nobody told yours,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the toe, and the toe looked back.',
      '{names} came close to the hole, and breathed on what was in it.',
      { text: '{names} shook the toe by the nail, and said how do you do.', needs: ['hands'] },
      { text: '{names} pulled at a loose thread, and let go of it at once.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the heel, and could see it going away.',
      '{names} watched the end of the red wool, up and down.',
      { text: '{names} held the ball of wool, so that it should not roll.', needs: ['hands'] },
      { text: '{names} smelled the orange afterwards. It smelled of sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in the way, and the toe was told about that too.',
      '{names} came along behind, and listened to where they were going.',
      { text: '{names} knocked on the red wool, two short and one long.', needs: ['hands'] },
      { text: '{names} called out the door handle, though that was too high up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The needle was stuck back into its cushion. The orange was washed, and lay in the bowl again among the others.',
    'When {H} was clean, the sock came off, and the toe saw it all for itself. There was the rug, and it was stripy. There was the step. It was all just as {H} had said. {H} lay down and told it, “Now it’s only blanket.”'
  ],
  last: [
    '“Nothing’s coming now,” {H} had told the toe. It curled up, and {H} was asleep.',
    'The sock lay on the floor with its red door shut, and {H} was asleep.'
  ]
})
